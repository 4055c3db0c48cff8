import type { MouseEvent } from "react";
import type { ContactInfo } from "../facts/contact-info.ts";
import { formatOpeningShort } from "../facts/format-opening.ts";
import { openingStatusAt } from "../facts/opening.ts";
import { useSydneyTime } from "../facts/use-sydney-time.ts";
import type { Site } from "../schema/site.ts";
import { Anchor } from "../ui/anchor.tsx";
import { ButtonLink } from "../ui/button-link.tsx";
import { MenuLinks } from "./menu-links.tsx";
import css from "./menu-panel.module.css";
import type { NavigationItem } from "./navigation-item.ts";

export type MenuPanelProps = {
  labels: Pick<Site, "navigation" | "quickFacts">;
  items: NavigationItem[];
  services: NavigationItem[];
  contact: ContactInfo;
  addressLines: [string, string];
};

/** What the open menu shows: its links, how to reach the clinic, and the buttons to book and call. */
export function MenuPanel({
  labels,
  items,
  services,
  contact,
  addressLines,
  onLinkClick,
}: MenuPanelProps & { onLinkClick: () => void }) {
  const now = useSydneyTime();
  const onClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest("a")) onLinkClick();
  };
  return (
    // biome-ignore lint/a11y: the click is on the links within
    <nav className={css.panel} aria-label={labels.navigation.menuButton} onClick={onClick}>
      <div className={css.middle}>
        <MenuLinks items={items} services={services} />
        <div className={css.contact}>
          <p className={css.today}>
            {now
              ? formatOpeningShort(openingStatusAt(now, contact.openingHours), labels.quickFacts)
              : labels.quickFacts.registered}
          </p>
          <p>
            <Anchor to={contact.phoneUrl}>{contact.phone}</Anchor>
          </p>
          <p>{addressLines.join(", ")}</p>
        </div>
      </div>
      <div className={css.foot}>
        <ButtonLink to={contact.bookingUrl}>{labels.navigation.bookButton}</ButtonLink>
        <ButtonLink to={contact.phoneUrl} variant="quiet" icon="phone">
          {labels.quickFacts.callButton}
        </ButtonLink>
      </div>
    </nav>
  );
}
