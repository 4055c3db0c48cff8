import { Fragment } from "react";
import { formatOpeningHours } from "../facts/format.ts";
import { formatOpening, longest } from "../facts/format-opening.ts";
import { openingAt, openingHoursOn, possibleOpenings } from "../facts/opening.ts";
import type { SydneyTime } from "../facts/sydney.ts";
import { useSydneyTime } from "../facts/use-sydney-time.ts";
import type { DayHours } from "../schema/clinic.ts";
import type { ClinicFacts } from "../schema/served.ts";
import type { Site } from "../schema/site.ts";
import { SpokenRange } from "../ui/spoken-range.tsx";
import { ClosuresNote } from "./closures-note.tsx";
import css from "./hours-table.module.css";
import { OpeningStatus } from "./opening-status.tsx";

export type OpeningFacts = Pick<ClinicFacts, "hours" | "closures" | "hoursNote">;
export type HoursWords = Pick<Site, "today" | "closed" | "openNow" | "closures">;

type HoursTableProps = { caption: string; facts: OpeningFacts; words: HoursWords };

/** The week's opening hours, today marked; whether the clinic is open now, and when it is closed in the weeks to come. */
export function HoursTable({ caption, facts, words }: HoursTableProps) {
  const now = useSydneyTime();
  return (
    <div className={css.hours}>
      <table className={css.table}>
        <caption className={css.caption}>{caption}</caption>
        <tbody>
          {facts.hours.map((row) => (
            <Day
              key={row.day}
              day={row.day}
              // In a closure, the week's hours do not hold today.
              spans={row.day === now?.day ? openingHoursOn(now.date, facts) : row.open}
              today={row.day === now?.day}
              words={words}
            />
          ))}
        </tbody>
      </table>
      <OpenNow facts={facts} words={words.openNow} now={now} />
      <ClosuresNote closures={facts.closures} words={words.closures} today={now?.date} />
      <p className={css.note}>{facts.hoursNote}</p>
    </div>
  );
}

type DayProps = { day: string; spans: DayHours["open"]; today: boolean; words: HoursWords };

const Day = ({ day, spans, today, words }: DayProps) => (
  <tr data-today={today ? "" : undefined}>
    <th scope="row" data-room={words.today}>
      {`${day} `}
      {today && <span className={css.today}>{words.today}</span>}
    </th>
    <td>
      {spans.length === 0 && words.closed}
      {formatOpeningHours(spans).map((time, i) => (
        <Fragment key={time}>
          {i > 0 && ", "}
          <span className={css.times}>
            <SpokenRange to={words.closures.to}>{time}</SpokenRange>
          </span>
        </Fragment>
      ))}
    </td>
  </tr>
);

type OpenNowProps = {
  facts: OpeningFacts;
  words: HoursWords["openNow"];
  now: SydneyTime | undefined;
};

/** "Open now, until 7 pm". */
function OpenNow({ facts, words, now }: OpenNowProps) {
  const opening = now && openingAt(now, facts);
  const room = longest(possibleOpenings(facts).map((one) => formatOpening(one, words)));
  return (
    // Not on paper: tomorrow it would be wrong.
    <p className={css.now} data-print="hide">
      <OpeningStatus
        text={opening && formatOpening(opening, words)}
        room={room}
        open={opening?.open}
      />
    </p>
  );
}
