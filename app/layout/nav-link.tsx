import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { Anchor } from "../ui/link.tsx";
import css from "./header.module.css";
import type { NavItem } from "./nav-item.ts";

type NavLinkProps = {
  item: NavItem;
  className?: string | undefined;
  /** In the place of the item's name, such as its name beside a picture. */
  children?: ReactNode;
};

/** A link of the menu; the page it leads to, or the parent of the page one is on, is marked as current. */
export function NavLink({ item, className = css.link, children = item.label }: NavLinkProps) {
  // While a page is built its path ends in a slash.
  const pathname = useLocation().pathname.replace(/(.)\/$/, "$1");
  const parent = pathname.startsWith(`${item.to}/`) && item.to !== "/";
  const current = pathname === item.to ? "page" : parent ? "true" : undefined;
  return (
    <Anchor to={item.to} className={className} aria-current={current}>
      {children}
    </Anchor>
  );
}
