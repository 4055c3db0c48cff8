import { type FocusEvent, type KeyboardEvent, useRef } from "react";
import { ButtonLink } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import css from "./mobile-menu.module.css";
import { NavLink } from "./nav-link.tsx";
import type { NavItem, NavWords } from "./navigation.ts";
import { useNewPlace } from "./use-new-place.ts";

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

  const close = () => {
    if (details.current) details.current.open = false;
  };
  useNewPlace(close);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !details.current?.open) return;
    close();
    summary.current?.focus();
  };
  // The open panel covers the page: focus that went on behind it would be lost from sight.
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  };
  return (
    <details ref={details} className={css.menu} onKeyDown={onKeyDown} onBlur={onBlur}>
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
