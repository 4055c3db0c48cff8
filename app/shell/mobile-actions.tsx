import type { Site } from "../schema/site.ts";
import { Anchor } from "../ui/anchor.tsx";
import { Icon } from "../ui/icon.tsx";
import css from "./mobile-actions.module.css";
import { useScrolledPast } from "./use-scrolled-past.ts";

const PILL_AFTER = 300;

type MobileActionsProps = { labels: Site["mobileActions"]; phoneUrl: string; bookingUrl: string };

/**
 * Phones only: book and call within reach of the thumb. The phone button is always there. At the top of a
 * page the hero has its own button to book, so the pill comes later.
 */
export function MobileActions({ labels, phoneUrl, bookingUrl }: MobileActionsProps) {
  const pill = useScrolledPast(PILL_AFTER);
  return (
    <nav
      className={css.actions}
      aria-label={labels.label}
      data-pill={pill ? "" : undefined}
      data-print="hide"
    >
      {pill && (
        <Anchor to={bookingUrl} className={css.pill}>
          {labels.bookButton}
        </Anchor>
      )}
      <Anchor to={phoneUrl} className={css.phone}>
        <Icon name="phone" size={24} />
        <span className="visually-hidden">{labels.callButton}</span>
      </Anchor>
    </nav>
  );
}
