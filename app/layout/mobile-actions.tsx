import { Icon } from "../ui/icon.tsx";
import { Anchor } from "../ui/link.tsx";
import css from "./mobile-actions.module.css";
import { useScrolledPast } from "./use-scrolled-past.ts";

const PILL_AFTER = 300;

type MobileActionsProps = {
  words: { label: string; call: string; book: string };
  phoneLink: string;
  booking: string;
};

/** Call and book under the thumb, on a phone only; the pill comes once the hero's own is out of sight. */
export function MobileActions({ words, phoneLink, booking }: MobileActionsProps) {
  const pill = useScrolledPast(PILL_AFTER);
  return (
    <nav className={css.dock} aria-label={words.label} data-print="hide">
      {pill && (
        <Anchor to={booking} className={css.pill}>
          {words.book}
        </Anchor>
      )}
      <Anchor to={phoneLink} className={css.phone}>
        <Icon name="phone" size={24} />
        <span className="visually-hidden">{words.call}</span>
      </Anchor>
    </nav>
  );
}
