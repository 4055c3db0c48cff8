import { createContext, type ReactNode, useContext } from "react";
import { Link } from "react-router";

/** What screen readers hear after a link that opens in a new tab. */
export const NewTabHintContext = createContext("");

export type AnchorProps = {
  to: string;
  children: ReactNode;
  className?: string;
  /** Opens in a new tab. Default for other sites. */
  newTab?: boolean;
  /** The link downloads a file of this site. */
  download?: boolean;
  /** The next page's hero opens out of this link's card, so that page is at its top from the start. */
  heroTransition?: boolean;
  onClick?: () => void;
  "aria-current"?: "page" | "true";
  "data-hero-transition-link"?: "";
  "data-print"?: "hide";
};

/** A link. `to` decides its kind: a page of the site, another site, `tel:` or `mailto:`. */
export function Anchor({
  to,
  children,
  newTab = /^https?:/.test(to),
  heroTransition = false,
  ...rest
}: AnchorProps) {
  const hint = useContext(NewTabHintContext);
  if (to.startsWith("/") && !newTab && !rest.download) {
    // `discover="none"`: every route is in the router's manifest from the start. `preventScrollReset`: PageChange scrolls
    // to the top, smoothly and a little later. Files are loaded ahead by navigation/use-route-module-loading.ts.
    return (
      <Link
        to={to}
        discover="none"
        preventScrollReset={!heroTransition}
        state={heroTransition ? { heroTransition } : undefined}
        viewTransition
        {...rest}
      >
        {children}
      </Link>
    );
  }
  if (!newTab) {
    return (
      <a href={to} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <a href={to} target="_blank" rel="noopener" {...rest}>
      {children}
      <span className="visually-hidden">{` (${hint})`}</span>
    </a>
  );
}
