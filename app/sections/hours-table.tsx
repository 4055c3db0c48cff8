import { formatSpans } from "../facts/format.ts";
import { formatOpeningForTable, longest } from "../facts/format-opening.ts";
import { openStatusAt, possibleStatuses, spansOn } from "../facts/opening.ts";
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
  labels: Pick<Site, "today" | "closed" | "openNow" | "closures">;
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
              spans={row.day === now?.day ? spansOn(now.date, clinic) : row.open}
              today={row.day === now?.day}
              labels={labels}
            />
          ))}
        </tbody>
      </table>
      <OpenNow clinic={clinic} labels={labels.openNow} now={now} />
      <ClosuresNote closures={clinic.closures} labels={labels.closures} today={now?.date} />
      <p className={css.note}>{clinic.hoursNote}</p>
      {clinic.lastAppointment && <p className={css.note}>{clinic.lastAppointment}</p>}
    </div>
  );
}

type DayProps = {
  day: string;
  spans: DayHours["open"];
  today: boolean;
  labels: HoursTableProps["labels"];
};

const Day = ({ day, spans, today, labels }: DayProps) => (
  <tr data-today={today ? "" : undefined}>
    <th scope="row">
      {`${day} `}
      {today && <span className="visually-hidden">{labels.today}</span>}
    </th>
    <td>
      {/* Each text is in its own element: React can't remove text that Google Translate has wrapped. */}
      {spans.length === 0 && <span>{labels.closed}</span>}
      {formatSpans(spans).map((time, i) => (
        <span key={time}>
          {i > 0 && ", "}
          <span className={css.times}>{time}</span>
        </span>
      ))}
    </td>
  </tr>
);

type OpenNowProps = {
  clinic: HoursTableProps["clinic"];
  labels: Site["openNow"];
  now: SydneyTime | undefined;
};

/** "Open now, until 7 pm". */
function OpenNow({ clinic, labels, now }: OpenNowProps) {
  const status = now && openStatusAt(now, clinic);
  const longestText = longest(
    possibleStatuses(clinic).map((one) => formatOpeningForTable(one, labels)),
  );
  return (
    // Not printed: it would be wrong tomorrow.
    <p className={css.now} data-print="hide">
      <OpeningStatusText
        text={status && formatOpeningForTable(status, labels)}
        longestText={longestText}
        isOpen={status?.isOpen}
      />
    </p>
  );
}
