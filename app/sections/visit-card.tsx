import type { Glance } from "../facts/at-a-glance.ts";
import { openDays, openingTimes } from "../facts/in-words.ts";
import { spansOn, type Times } from "../facts/opening.ts";
import { useSydney } from "../facts/use-sydney.ts";
import type { Site } from "../schema/site.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Anchor } from "../ui/link.tsx";
import { type Ground, Lead, Section, Small } from "../ui/section.tsx";
import { SpokenRange } from "../ui/spoken-range.tsx";
import { PractitionerArch, type PractitionerFacts } from "./practitioner-arch.tsx";
import css from "./visit-card.module.css";

type VisitCardProps = {
  /** Each page has its own, so that no two pages share a heading. */
  title: string;
  site: Pick<Site, "visitCard" | "closed" | "closures">;
  glance: Glance;
  practitioner: PractitionerFacts;
  /** Where this page's visits are booked. */
  booking: string;
  ground?: Ground;
};

/** Halfway down a service page: when the clinic is open, its phone, and the way to book. */
export const VisitCard = ({
  title,
  site,
  glance,
  practitioner,
  booking,
  ground = "paper",
}: VisitCardProps) => (
  <Section ground={ground}>
    <div className={css.card}>
      <div className={css.words}>
        <h2>{title}</h2>
        <Lead>{site.visitCard.line}</Lead>
        <Small>{site.visitCard.access}</Small>
      </div>
      {/* The words beside it say who she is. */}
      <div className={css.arch} aria-hidden="true">
        <PractitionerArch {...practitioner} />
      </div>
      <div className={css.ways}>
        <dl className={css.facts}>
          <Hours site={site} times={glance.times} />
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
function Hours({ site, times }: Pick<VisitCardProps, "site"> & { times: Times }) {
  const now = useSydney();
  const spans = now && spansOn(now.date, times);
  const words = site.visitCard;
  const hours = spans ? openingTimes(spans).join(", ") || site.closed : openDays(times.hours);
  return (
    <div>
      <dt>{now ? `${words.today}, ${now.day}` : words.open}</dt>
      <dd>
        <SpokenRange to={site.closures.to}>{hours}</SpokenRange>
      </dd>
    </div>
  );
}
