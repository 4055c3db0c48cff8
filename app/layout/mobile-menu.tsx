import { type KeyboardEvent, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { ButtonLink } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import type { NavItem, NavWords } from "./header.tsx";
import css from "./mobile-menu.module.css";
import { NavLink } from "./nav-link.tsx";

type MobileMenuProps = {
  words: NavWords;
  items: NavItem[];
  services: NavItem[];
  servicesPath: string;
  booking: string;
};

/** The menu of small screens: a native disclosure, so that it opens before any script. */
export function MobileMenu({ words, items, services, servicesPath, booking }: MobileMenuProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  const { key } = useLocation();

  const close = () => {
    if (details.current) details.current.open = false;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new place closes the menu
  useEffect(close, [key]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !details.current?.open) return;
    close();
    summary.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the disclosure from anywhere in it
    <details ref={details} className={css.menu} onKeyDown={onKeyDown}>
      <summary ref={summary} className={css.toggle}>
        <span className="visually-hidden">{words.menu.open}</span>
        <span className={css.closed}>
          <Icon name="menu" size={22} />
        </span>
        <span className={css.opened}>
          <Icon name="close" size={22} />
        </span>
      </summary>
      <nav className={css.panel} aria-label={words.menu.open}>
        <ul className={css.items}>
          {items.map((item) => (
            <li key={item.to}>
              <NavLink item={item} />
              {item.to === servicesPath && (
                <ul className={css.services}>
                  {services.map((service) => (
                    <li key={service.to}>
                      <NavLink item={service} />
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
        <ButtonLink to={booking}>{words.book}</ButtonLink>
      </nav>
    </details>
  );
}
