import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from "react";
import type { ClinicSummary } from "../facts/clinic-summary.ts";
import { formatShortOpening } from "../facts/format-opening.ts";
import { openingAt } from "../facts/opening.ts";
import { useSydneyTime } from "../facts/use-sydney-time.ts";
import { useOnNavigation } from "../navigation/use-on-navigation.ts";
import type { Site } from "../schema/site.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { Anchor } from "../ui/link.tsx";
import { MenuLinks } from "./menu-links.tsx";
import panel from "./menu-panel.module.css";
import css from "./mobile-menu.module.css";
import type { NavItem } from "./nav-item.ts";

type MobileMenuProps = {
  words: Pick<Site["navigation"], "book" | "menu">;
  items: NavItem[];
  services: NavItem[];
  servicesPath: string;
  booking: string;
  clinic: ClinicSummary;
  address: [string, string];
};

/** All that the open panel covers: out of reach and out of hearing while it is open. */
function coverPage(covered: boolean): void {
  for (const part of document.querySelectorAll("body > :not(header, script)"))
    part.toggleAttribute("inert", covered);
}

/** From here on the bar shows every link, and the menu with its button is gone. */
const WIDE = "(min-width: 1000px)";

// At once, before the toggle event: a new page's heading takes focus right after.
function closeMenu(menu: HTMLDetailsElement | null): void {
  if (!menu?.open) return;
  menu.open = false;
  coverPage(false);
}

/** Keeps the page covered as long as the menu is open, and closes it by a click outside or where a window grows wide. */
function useCover(details: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const menu = details.current;
    // It may have been opened before there was anything here to hear of it.
    if (menu?.open) coverPage(true);
    const wide = matchMedia(WIDE);
    const onWide = () => closeMenu(menu);
    wide.addEventListener("change", onWide);
    // On a tablet the page shows below the open menu.
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Node && !menu?.contains(target)) closeMenu(menu);
    };
    document.addEventListener("click", onClick);
    return () => {
      wide.removeEventListener("change", onWide);
      document.removeEventListener("click", onClick);
      coverPage(false);
    };
  }, [details]);
}

/** The menu of phones and tablets: a native disclosure, so that it opens before any script. */
export function MobileMenu({
  words,
  items,
  services,
  servicesPath,
  booking,
  clinic,
  address,
}: MobileMenuProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  const now = useSydneyTime();

  const close = () => closeMenu(details.current);
  useOnNavigation(close);
  useCover(details);

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
  return (
    <details
      ref={details}
      className={css.menu}
      onToggle={onToggle}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      <summary ref={summary} className={css.toggle}>
        <span className="visually-hidden">{words.menu}</span>
        <span className={css.closed}>
          <Icon name="menu" size={22} />
        </span>
        <span className={css.opened}>
          <Icon name="close" size={22} />
        </span>
      </summary>
      <nav className={panel.panel} aria-label={words.menu}>
        <div className={panel.middle}>
          <MenuLinks items={items} services={services} servicesPath={servicesPath} />
          <div className={panel.where}>
            <p className={panel.today}>
              {now
                ? formatShortOpening(openingAt(now, clinic.openingHours), clinic.words)
                : clinic.words.registered}
            </p>
            <p>
              <Anchor to={clinic.phoneLink}>{clinic.phone}</Anchor>
            </p>
            <p>{address.join(", ")}</p>
          </div>
        </div>
        {/* Booking opens a new tab: whoever comes back from it finds the page, not the menu. */}
        {/* biome-ignore lint/a11y: the click is on the links within */}
        <div className={panel.foot} onClick={close}>
          <ButtonLink to={booking}>{words.book}</ButtonLink>
          <ButtonLink to={clinic.phoneLink} variant="quiet" icon="phone">
            {clinic.words.call}
          </ButtonLink>
        </div>
      </nav>
    </details>
  );
}
