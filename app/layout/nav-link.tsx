import { useLocation } from "react-router";
import { Anchor } from "../ui/link.tsx";
import css from "./header.module.css";
import type { NavItem } from "./navigation.ts";

/** A link of the menu; the page it stands on is marked, to the eye and to a screen reader. */
export function NavLink({ item }: { item: NavItem }) {
  // While a page is built its path ends in a slash.
  const pathname = useLocation().pathname.replace(/(.)\/$/, "$1");
  return (
    <Anchor
      to={item.to}
      className={css.link}
      aria-current={pathname === item.to ? "page" : undefined}
    >
      {item.label}
    </Anchor>
  );
}
