import { formatTimes } from "../facts/format.ts";
import { formatOpeningLong, longest } from "../facts/format-opening.ts";
import { openingStatusAt, possibleStatuses, timesOn } from "../facts/opening.ts";
import type { SydneyTime } from "../facts/sydney.ts";
import { useSydneyTime } from "../facts/use-sydney-time.ts";
import type { ClientClinic } from "../schema/client-content.ts";
import type { DayHours } from "../schema/clinic.ts";
import type { Site } from "../schema/site.ts";
import { ClosuresNote } from "./closures-note.tsx";
import css from "./hours-table.module.css";
import { OpeningStatusText } from "./opening-status-text.tsx";

export type HoursTableProps = {
  caption: string;
  clinic: Pick<ClientClinic, "hours" | "closures" | "hoursNote" | "lastAppointment">;
  labels: Pick<Site, "today" | "closed" | "openingStatus" | "closures">;
};

/** The week's hours with today marked, whether the clinic is open now, and upcoming closures. */
export function HoursTable({ caption, clinic, labels }: HoursTableProps) {
  const now = useSydneyTime();
  return (
    <div className={css.hours}>
      <table className={css.table}>
        <caption className={css.caption}>{caption}</caption>
        <tbody>
          {clinic.hours.map((row) => (
            <Day
              key={row.day}
              day={row.day}
              // During a closure the weekly hours don't apply today.
              times={row.day === now?.weekday ? timesOn(now.date, clinic) : row.times}
              isToday={row.day === now?.weekday}
              labels={labels}
            />
          ))}
        </tbody>
      </table>
      <OpeningNow clinic={clinic} labels={labels.openingStatus} now={now} />
      <ClosuresNote closures={clinic.closures} labels={labels.closures} today={now?.date} />
      <p className={css.note}>{clinic.hoursNote}</p>
      {clinic.lastAppointment && <p className={css.note}>{clinic.lastAppointment}</p>}
    </div>
  );
}

type DayProps = {
  day: string;
  times: DayHours["times"];
  isToday: boolean;
  labels: HoursTableProps["labels"];
};

const Day = ({ day, times, isToday, labels }: DayProps) => (
  <tr data-today={isToday ? "" : undefined}>
    <th scope="row">
      {`${day} `}
      {isToday && <span className="visually-hidden">{labels.today}</span>}
    </th>
    <td>
      {/* Each text is in its own element: React can't remove text that Google Translate has wrapped. */}
      {times.length === 0 && <span>{labels.closed}</span>}
      {formatTimes(times).map((time, i) => (
        <span key={time}>
          {i > 0 && ", "}
          <span className={css.times}>{time}</span>
        </span>
      ))}
    </td>
  </tr>
);

type OpeningNowProps = {
  clinic: HoursTableProps["clinic"];
  labels: Site["openingStatus"];
  now: SydneyTime | undefined;
};

/** "Open now, until 7 pm". */
function OpeningNow({ clinic, labels, now }: OpeningNowProps) {
  const status = now && openingStatusAt(now, clinic);
  const longestText = longest(
    possibleStatuses(clinic).map((one) => formatOpeningLong(one, labels)),
  );
  return (
    // Not printed: it would be wrong tomorrow.
    <p className={css.now} data-print="hide">
      <OpeningStatusText
        text={status && formatOpeningLong(status, labels)}
        longestText={longestText}
        isOpen={status?.isOpen}
      />
    </p>
  );
}
