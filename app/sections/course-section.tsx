import type { ContactInfo } from "../facts/contact-info.ts";
import { formatOpenDays, formatTimes } from "../facts/format.ts";
import { type OpeningHours, timesOn } from "../facts/opening.ts";
import { useSydneyTime } from "../facts/use-sydney-time.ts";
import type { AtHomeContent, CourseContent } from "../schema/page-fields.ts";
import type { Site } from "../schema/site.ts";
import { Anchor } from "../ui/anchor.tsx";
import { ButtonLink } from "../ui/button-link.tsx";
import { Panel } from "../ui/panel.tsx";
import { Picture } from "../ui/picture.tsx";
import { Reveal } from "../ui/reveal.tsx";
import { type Ground, Section } from "../ui/section.tsx";
import css from "./course-section.module.css";

type CourseSectionProps = {
  content: CourseContent;
  labels: Pick<Site, "bookingLine" | "closed">;
  contact: ContactInfo;
  /** Where this page's visits are booked, if it isn't where all visits are. */
  bookingUrl?: string;
  ground?: Ground;
  /** A few things to try before a visit, in the same card. */
  atHome?: AtHomeContent;
};

/** How a course of care goes, halfway down a service page, and a line to book: today's hours, phone, button. */
export const CourseSection = ({
  content,
  labels,
  contact,
  bookingUrl = contact.bookingUrl,
  ground = "paper",
  atHome,
}: CourseSectionProps) => (
  <Section ground={ground} space="tight">
    <Reveal>
      <Panel color="white">
        <div className={css.parts}>
          <div className={css.course}>
            {content.picture && (
              <Picture picture={content.picture} size="icon" className={css.picture} />
            )}
            <div>
              <h2>{content.title}</h2>
              <p className={css.text}>{content.text}</p>
            </div>
          </div>
          {atHome && (
            <div>
              <h2 className={css.title}>{atHome.title}</h2>
              <ul className={css.tips}>
                {atHome.tips.map((tip) => (
                  <li key={tip}>{tip}</li>
                ))}
              </ul>
            </div>
          )}
          <div className={css.booking} data-ground="tint">
            <p>
              <Hours labels={labels} openingHours={contact.openingHours} />
            </p>
            <p>
              {labels.bookingLine.phoneLabel}{" "}
              <Anchor to={contact.phoneUrl} className={css.phone}>
                {contact.phone}
              </Anchor>
            </p>
            <ButtonLink to={bookingUrl} icon="calendar">
              {labels.bookingLine.bookButton}
            </ButtonLink>
          </div>
        </div>
      </Panel>
    </Reveal>
  </Section>
);

/** The open days at first, because the built HTML can't know the date. Today's hours once the date is known. */
function Hours({
  labels,
  openingHours,
}: Pick<CourseSectionProps, "labels"> & { openingHours: OpeningHours }) {
  const now = useSydneyTime();
  const times = now && timesOn(now.date, openingHours);
  const { todayLabel, openLabel } = labels.bookingLine;
  const hours = times
    ? formatTimes(times).join(", ") || labels.closed
    : formatOpenDays(openingHours.hours);
  return (
    <>
      {now ? todayLabel : openLabel} <strong>{hours}</strong>
    </>
  );
}
