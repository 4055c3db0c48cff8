import { useState } from "react";
import { ButtonLink } from "../ui/button.tsx";
import { Anchor } from "../ui/link.tsx";
import { Mark } from "../ui/mark.tsx";
import { Wrap } from "../ui/section.tsx";
import css from "./header.module.css";
import { MobileMenu } from "./mobile-menu.tsx";
import { NavLink } from "./nav-link.tsx";
import type { NavItem, NavWords } from "./navigation.ts";
import { ServicesMenu } from "./services-menu.tsx";
import { useScrolledPast } from "./use-scrolled-past.ts";

/** What the bar stands on: a hero with dark or light words, or no hero at all. */
const BAR_GROUNDS = ["light", "dark", "none"] as const;

export type BarGround = (typeof BAR_GROUNDS)[number];

export const isBarGround = (value: unknown): value is BarGround =>
  BAR_GROUNDS.some((ground) => ground === value);

type HeaderProps = {
  brand: string;
  words: NavWords;
  items: NavItem[];
  services: NavItem[];
  booking: string;
  ground: BarGround;
};

const SCROLLED = 50;
const SERVICES = "/services";

/** The bar: clear over a hero, white once the page is scrolled or the services list is hovered. */
export function Header({ brand, words, items, services, booking, ground }: HeaderProps) {
  const scrolled = useScrolledPast(SCROLLED);
  const [listOpen, setListOpen] = useState(false);
  const solid = ground === "none" || scrolled || listOpen;
  return (
    <header
      className={css.bar}
      data-solid={solid ? "" : undefined}
      data-over={ground}
      data-print="hide"
    >
      <Wrap className={css.row}>
        <Anchor to="/" className={css.brand}>
          <Mark size={40} />
          {brand}
        </Anchor>
        <nav className={css.nav} aria-label={words.name}>
          <ul className={css.items}>
            {items.map((item) =>
              item.to === SERVICES ? (
                <ServicesMenu
                  key={item.to}
                  item={item}
                  services={services}
                  label={words.services}
                  onOpenChange={setListOpen}
                />
              ) : (
                <li key={item.to}>
                  <NavLink item={item} />
                </li>
              ),
            )}
          </ul>
          <ButtonLink to={booking} small>
            {words.book}
          </ButtonLink>
        </nav>
        <MobileMenu
          words={words}
          items={items}
          services={services}
          booking={booking}
          servicesPath={SERVICES}
        />
      </Wrap>
    </header>
  );
}
