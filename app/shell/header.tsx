import { Suspense, useState } from "react";
import type { ContactInfo } from "../facts/contact-info.ts";
import { usePageHandle } from "../lib/page-handle.ts";
import { SERVICES_PATH } from "../lib/paths.ts";
import type { Site } from "../schema/site.ts";
import { Anchor } from "../ui/anchor.tsx";
import { ButtonLink } from "../ui/button-link.tsx";
import { Container } from "../ui/container.tsx";
import { Icon } from "../ui/icon.tsx";
import css from "./header.module.css";
import { Logo } from "./logo.tsx";
import { Menu } from "./menu.tsx";
import type { NavigationItem } from "./navigation-item.ts";
import { NavigationLink } from "./navigation-link.tsx";
import { ServicesItem } from "./services-item.tsx";
import { useScrolledPast } from "./use-scrolled-past.ts";

type HeaderProps = {
  shortName: string;
  labels: Pick<Site, "navigation" | "quickFacts">;
  items: NavigationItem[];
  services: NavigationItem[];
  contact: ContactInfo;
  addressLines: [string, string];
};

const SCROLLED = 50;

/**
 * The header: transparent at the top of a page, white once scrolled or while the services list is open. Its links
 * and its menu hydrate apart (shell/shell.tsx), so that an open menu stays open if something has changed the links.
 */
export function Header({ shortName, labels, items, services, contact, addressLines }: HeaderProps) {
  const scrolled = useScrolledPast(SCROLLED);
  const [listOpen, setListOpen] = useState(false);
  return (
    <header
      className={css.bar}
      data-frosted={scrolled || listOpen ? "" : undefined}
      data-scrolled={scrolled ? "" : undefined}
      data-backdrop={usePageHandle().headerBackdrop}
      data-print="hide"
    >
      <Container className={css.row}>
        <Anchor to="/" className={css.brand}>
          <Logo size={40} />
          <span>{shortName}</span>
        </Anchor>
        <Suspense>
          <nav className={css.nav} aria-label={labels.navigation.label}>
            <ul className={css.items}>
              {items.map((item) =>
                item.to === SERVICES_PATH ? (
                  <ServicesItem
                    key={item.to}
                    item={item}
                    services={services}
                    label={labels.navigation.servicesListButton}
                    onOpenChange={setListOpen}
                  />
                ) : (
                  <li key={item.to}>
                    <NavigationLink item={item} />
                  </li>
                ),
              )}
            </ul>
            <Anchor to={contact.phoneUrl} className={css.phone}>
              <Icon name="phone" size={18} />
              <span>{contact.phone}</span>
            </Anchor>
            <ButtonLink to={contact.bookingUrl} small>
              {labels.navigation.bookButton}
            </ButtonLink>
          </nav>
        </Suspense>
        <Menu
          labels={labels}
          items={items}
          services={services}
          contact={contact}
          addressLines={addressLines}
        />
      </Container>
    </header>
  );
}
