import { type FocusEvent, type KeyboardEvent, useRef } from "react";
import type { Glance } from "../facts/at-a-glance.ts";
import { openingAt } from "../facts/opening.ts";
import { brief } from "../facts/opening-words.ts";
import { useSydney } from "../facts/use-sydney.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { Anchor } from "../ui/link.tsx";
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
  glance: Glance;
  address: [string, string];
};

/** All that the open panel covers: out of reach and out of hearing while it is open. */
function coverPage(covered: boolean): void {
  for (const part of document.querySelectorAll("body > :not(header, script)"))
    part.toggleAttribute("inert", covered);
}

/** The menu of phones and tablets: a native disclosure, so that it opens before any script. */
export function MobileMenu({
  words,
  items,
  services,
  servicesPath,
  booking,
  glance,
  address,
}: MobileMenuProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  const now = useSydney();

  // At once, before the toggle event: a new page's heading takes focus right after.
  const close = () => {
    if (!details.current?.open) return;
    details.current.open = false;
    coverPage(false);
  };
  useNewPlace(close);

  const onToggle = () => coverPage(details.current?.open ?? false);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !details.current?.open) return;
    close();
    summary.current?.focus();
  };
  // The open panel covers the page: focus that went on behind it would be lost from sight.
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  };
  const link = (item: NavItem) => (
    <li key={item.to} className={css.item}>
      <NavLink item={item} className={css.link} />
    </li>
  );
  const at = items.findIndex(({ to }) => to === servicesPath);
  return (
    <details
      ref={details}
      className={css.menu}
      onToggle={onToggle}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
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
        <div className={css.middle}>
          <ul className={css.items}>
            {items.slice(0, at).map(link)}
            {items.slice(at, at + 1).map((item) => (
              <li key={item.to} className={css.services}>
                <NavLink item={item} className={css.link} />
                <ul>
                  {services.map((service) => (
                    <li key={service.to}>
                      <NavLink item={service} className={css.service}>
                        <img
                          src={service.picture}
                          alt=""
                          width={52}
                          height={60}
                          loading="lazy"
                          decoding="async"
                        />
                        {service.label}
                      </NavLink>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
            {items.slice(at + 1).map(link)}
          </ul>
          <div className={css.where}>
            <p className={css.today}>
              {now ? brief(openingAt(now, glance.times), glance.words) : glance.words.registered}
            </p>
            <p>
              <Anchor to={glance.phoneLink}>{glance.phone}</Anchor>
            </p>
            <p>{address.join(", ")}</p>
          </div>
        </div>
        {/* Booking opens a new tab: whoever comes back from it finds the page, not the menu. */}
        {/* biome-ignore lint/a11y: the click is on the links within */}
        <div className={css.foot} onClick={close}>
          <ButtonLink to={booking}>{words.book}</ButtonLink>
          <ButtonLink to={glance.phoneLink} look="quiet" icon="phone">
            {glance.words.call}
          </ButtonLink>
        </div>
      </nav>
    </details>
  );
}
