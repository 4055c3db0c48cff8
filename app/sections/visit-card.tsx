import type { ClinicSummary } from "../facts/clinic-summary.ts";
import { formatOpenDays, formatSpans } from "../facts/format.ts";
import { type OpeningHours, openingHoursOn } from "../facts/opening.ts";
import { useSydneyTime } from "../facts/use-sydney-time.ts";
import type { ServiceCard } from "../schema/shared-fields.ts";
import type { Site } from "../schema/site.ts";
import { Anchor } from "../ui/anchor.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { NoWrapHyphens } from "../ui/no-wrap-hyphens.tsx";
import { Picture } from "../ui/picture.tsx";
import type { Picture as PictureData } from "../ui/picture-data.ts";
import { Lead, Small } from "../ui/section.tsx";
import css from "./visit-card.module.css";

type VisitCardProps = {
  /** Different on each page: the heading, the drawing, and the line and picture of the service's own card. */
  words: {
    visitTitle: string;
    visitPicture: PictureData;
    card: Pick<ServiceCard, "line" | "picture">;
  };
  site: Pick<Site, "visitCard" | "closed">;
  clinic: ClinicSummary;
  /** Where this page's visits are booked. */
  booking: string;
};

/** A card halfway down a service page: opening hours, phone, booking. */
export const VisitCard = ({ words, site, clinic, booking }: VisitCardProps) => (
  <div className={css.card}>
    <Picture picture={words.visitPicture} sizes="10rem" className={css.object} />
    <Picture
      picture={{ ...words.card.picture, alt: "" }}
      sizes="13rem"
      className={css.serviceArch}
    />
    <div className={css.words}>
      <h2>{words.visitTitle}</h2>
      <p className={css.intro}>
        <NoWrapHyphens>{words.card.line}</NoWrapHyphens>
      </p>
      <Lead>{site.visitCard.line}</Lead>
      <Small>{site.visitCard.access}</Small>
    </div>
    <div className={css.contactOptions}>
      <dl className={css.facts}>
        <Hours site={site} openingHours={clinic.openingHours} />
        <div>
          <dt>{site.visitCard.phone}</dt>
          <dd>
            <Anchor to={clinic.phoneHref} className={css.phone}>
              {clinic.phone}
            </Anchor>
          </dd>
        </div>
      </dl>
      <ButtonLink to={booking} icon="calendar">
        {site.visitCard.book}
      </ButtonLink>
    </div>
  </div>
);

/**
 * The open days at first, because the built HTML can't know the date. Today's hours once the date is known.
 */
function Hours({
  site,
  openingHours,
}: Pick<VisitCardProps, "site"> & { openingHours: OpeningHours }) {
  const now = useSydneyTime();
  const spans = now && openingHoursOn(now.date, openingHours);
  const words = site.visitCard;
  const hours = spans
    ? formatSpans(spans).join(", ") || site.closed
    : formatOpenDays(openingHours.hours);
  return (
    <div>
      <dt>{now ? `${words.today}, ${now.day}` : words.open}</dt>
      <dd>{hours}</dd>
    </div>
  );
}
