import type blog from "content:pages/blog";
import type { ReactNode } from "react";
import { ButtonGroup, ButtonLink } from "../../../ui/button.tsx";
import { Lead, Wrap } from "../../../ui/section.tsx";
import css from "./author-panel.module.css";

type Way = { label: string; to: string };

type AuthorPanelProps = {
  words: (typeof blog)["article"];
  /** The author's own card. */
  card: ReactNode;
  /** The booking button. Without an address its words stand over `others`. */
  booking: { label: string; to?: string };
  others: Way[];
  /** Stands under the author's card. */
  children: ReactNode;
};

/** Who wrote an article, and the next step after it. */
export const AuthorPanel = ({ words, card, booking, others, children }: AuthorPanelProps) => (
  <Wrap className={css.wrap}>
    <div className={css.panel}>
      <section className={css.author} aria-label={words.about.label}>
        {card}
        {children}
      </section>
      <section className={css.next} data-print="hide">
        <h2>{words.next.title}</h2>
        <Lead>{words.next.lead}</Lead>
        {!booking.to && <h3>{booking.label}</h3>}
        <ButtonGroup>
          {booking.to && <ButtonLink to={booking.to}>{booking.label}</ButtonLink>}
          {others.map(({ label, to }, i) => (
            <ButtonLink key={to} to={to} look={i === 0 && !booking.to ? "primary" : "quiet"}>
              {label}
            </ButtonLink>
          ))}
        </ButtonGroup>
      </section>
    </div>
  </Wrap>
);
