import type { Closure } from "../schema/clinic.ts";
import type { Site } from "../schema/site.ts";
import { formatDayAndMonth } from "./format.ts";
import { addDays, weekdayOf } from "./sydney.ts";

/** How many days before a closure the site starts to announce it. */
const NOTICE_DAYS = 21;

export const isInClosure = (closures: readonly Closure[], date: string): boolean =>
  closures.some(({ from, to }) => from <= date && date <= to);

/** The closures that aren't over on a date, the next one first. */
export const upcomingClosures = <T extends Pick<Closure, "from" | "to">>(
  closures: readonly T[],
  date: string,
): T[] => closures.filter(({ to }) => date <= to).toSorted((a, b) => a.from.localeCompare(b.from));

/** Whether the site announces a closure on that date. */
export const isAnnounced = ({ from, to }: Pick<Closure, "from" | "to">, date: string): boolean =>
  from <= addDays(date, NOTICE_DAYS) && date <= to;

const formatWeekdayAndDate = (date: string) => `${weekdayOf(date)} ${formatDayAndMonth(date)}`;

/** For example "Closed from Thursday 24 December to Monday 4 January 2027". The year helps readers of an old printout. */
export function formatClosure({ from, to }: Closure, labels: Site["closures"]): string {
  const last = `${formatWeekdayAndDate(to)} ${to.slice(0, 4)}`;
  return from === to
    ? `${labels.onLabel} ${last}`
    : `${labels.fromLabel} ${formatWeekdayAndDate(from)} ${labels.toLabel} ${last}`;
}
