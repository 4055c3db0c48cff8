import { ButtonGroup, ButtonLink } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Lead } from "../../../ui/section.tsx";
import css from "./article-next.module.css";

type ArticleNextProps = {
  words: { title: string; lead: string };
  /** The booking button. Without an address it is a label, and `others` lead on. */
  booking: { label: string; to?: string };
  others: { label: string; to: string }[];
};

/** The next step after an article. */
export const ArticleNext = ({ words, booking, others }: ArticleNextProps) => (
  <section className={css.next} data-print="hide">
    <h2>{words.title}</h2>
    <Lead>{words.lead}</Lead>
    <ButtonGroup>
      {booking.to ? (
        <ButtonLink to={booking.to}>{booking.label}</ButtonLink>
      ) : (
        <span className={css.label}>
          <Icon name="calendar" size={18} />
          {booking.label}
        </span>
      )}
      {others.map(({ label, to }) => (
        <ButtonLink key={to} to={to} look="quiet">
          {label}
        </ButtonLink>
      ))}
    </ButtonGroup>
  </section>
);
