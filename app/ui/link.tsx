import { createContext, type ReactNode, useContext } from "react";
import { Link } from "react-router";

/** What is read out after a link that opens in a new tab. */
export const NewTabHint = createContext("");

export type AnchorProps = {
  to: string;
  children: ReactNode;
  className?: string | undefined;
  /** Opens in a new tab; addresses on other sites always do. */
  newTab?: boolean;
  /** A file of the site, which the browser saves, rather than a page. */
  download?: boolean | undefined;
  "aria-current"?: "page" | "true" | undefined;
  "data-print"?: "hide";
};

declare global {
  interface Navigator {
    connection?: { saveData?: boolean };
  }
}

/** Whoever asks to save data has no page fetched that she may not open. */
const PREFETCH =
  typeof navigator !== "undefined" && navigator.connection?.saveData ? "none" : "intent";

/** A link to a page of the site, to another site, to a phone or to a mail address, told by `to`. */
export function Anchor({ to, children, newTab = /^https?:/.test(to), ...rest }: AnchorProps) {
  const hint = useContext(NewTabHint);
  if (to.startsWith("/") && !newTab && !rest.download) {
    // Every route is in the router's manifest from the start: there is none to discover.
    // The page itself moves to its top, smoothly and a little later: see navigation/route-announcer.tsx.
    return (
      <Link to={to} discover="none" prefetch={PREFETCH} preventScrollReset viewTransition {...rest}>
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
