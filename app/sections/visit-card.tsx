import type { Glance } from "../facts/at-a-glance.ts";
import { openDays, openingTimes } from "../facts/in-words.ts";
import { useToday } from "../facts/use-today.ts";
import type { Site } from "../schema/site.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Anchor } from "../ui/link.tsx";
import { type Ground, Lead, Section, Small } from "../ui/section.tsx";
import css from "./visit-card.module.css";

type VisitCardProps = {
  site: Pick<Site, "visitCard" | "closed">;
  glance: Glance;
  /** Where this page's visits are booked. */
  booking: string;
  ground?: Ground;
};

/** Halfway down a service page: when the clinic is open, its phone, and the way to book. */
export const VisitCard = ({ site, glance, booking, ground = "paper" }: VisitCardProps) => (
  <Section ground={ground}>
    <div className={css.card}>
      <div className={css.words}>
        <h2>{site.visitCard.title}</h2>
        <Lead>{site.visitCard.line}</Lead>
        <Small>{site.visitCard.access}</Small>
      </div>
      <div className={css.ways}>
        <dl className={css.facts}>
          <Hours site={site} hours={glance.hours} />
          <div>
            <dt>{site.visitCard.phone}</dt>
            <dd>
              <Anchor to={glance.phoneLink} className={css.phone}>
                {glance.phone}
              </Anchor>
            </dd>
          </div>
        </dl>
        <ButtonLink to={booking} icon="calendar">
          {site.visitCard.book}
        </ButtonLink>
      </div>
    </div>
  </Section>
);

/** The open days, true whenever the page was made; today's times in their place once the page knows today. */
function Hours({ site, hours }: Pick<VisitCardProps, "site"> & Pick<Glance, "hours">) {
  const today = useToday();
  const row = hours.find(({ day }) => day === today);
  const words = site.visitCard;
  return (
    <div>
      <dt>{row ? `${words.today}, ${row.day}` : words.open}</dt>
      <dd>{row ? openingTimes(row).join(", ") || site.closed : openDays(hours)}</dd>
    </div>
  );
}
