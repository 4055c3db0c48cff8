import { Fragment, startTransition, useEffect, useState } from "react";
import { sydneyWeekday } from "../ui/sydney-weekday.ts";
import css from "./hours-table.module.css";

export type HoursRow = { day: string; times: string[] };

type HoursTableProps = {
  caption: string;
  rows: HoursRow[];
  words: { today: string; closed: string };
  note: string;
};

/** Which weekday it is in Sydney; unknown until the page is alive, for the page is older than today. */
function useToday(): string | undefined {
  const [today, setToday] = useState<string>();
  useEffect(() => startTransition(() => setToday(sydneyWeekday())), []);
  return today;
}

/** The week's opening hours, today marked. */
export function HoursTable({ caption, rows, words, note }: HoursTableProps) {
  const today = useToday();
  return (
    <div className={css.hours}>
      <table className={css.table}>
        <caption className={css.caption}>{caption}</caption>
        <tbody>
          {rows.map(({ day, times }) => (
            <tr key={day} data-today={day === today ? "" : undefined}>
              <th scope="row">
                {day} {day === today && <span className={css.today}>{words.today}</span>}
              </th>
              <td>
                {times.length === 0 && words.closed}
                {times.map((time, i) => (
                  <Fragment key={time}>
                    {i > 0 && ", "}
                    <span className={css.times}>{time}</span>
                  </Fragment>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={css.note}>{note}</p>
    </div>
  );
}
