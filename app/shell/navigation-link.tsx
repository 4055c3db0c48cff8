import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { withoutTrailingSlash } from "../lib/without-trailing-slash.ts";
import { Anchor } from "../ui/anchor.tsx";
import css from "./header.module.css";
import type { NavigationItem } from "./navigation-item.ts";

type NavigationLinkProps = {
  item: NavigationItem;
  className?: string;
  /** Replaces the item's label, for example with the label and a picture. */
  children?: ReactNode;
};

/**
 * A link of the navigation, by default as the header shows it. Sets aria-current on the current page's link, and on its
 * parent's: on /services/x, "Services" is marked.
 */
export function NavigationLink({
  item,
  className = css.link,
  children = item.label,
}: NavigationLinkProps) {
  const pathname = withoutTrailingSlash(useLocation().pathname);
  const parent = pathname.startsWith(`${item.to}/`) && item.to !== "/";
  const current = pathname === item.to ? "page" : parent ? "true" : undefined;
  return (
    <Anchor to={item.to} className={className} aria-current={current}>
      {children}
    </Anchor>
  );
}
