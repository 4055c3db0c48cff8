import type { Closure } from "../schema/clinic.ts";
import type { Site } from "../schema/site.ts";
import { formatDayAndMonth } from "./format.ts";
import { daysAfter, weekdayOf } from "./sydney.ts";

/** How many days ahead the site begins to tell of a closure. */
const NOTICE_DAYS = 21;

export const isClosed = (closures: readonly Closure[], date: string): boolean =>
  closures.some(({ from, to }) => from <= date && date <= to);

/** The closures whose last day has not passed on a date, the next first. */
export const upcomingClosures = <T extends Pick<Closure, "from" | "to">>(
  closures: readonly T[],
  date: string,
): T[] => closures.filter(({ to }) => date <= to).toSorted((a, b) => a.from.localeCompare(b.from));

/** Whether a visitor of that date needs to know of it. */
export const isAnnounced = ({ from, to }: Pick<Closure, "from" | "to">, date: string): boolean =>
  from <= daysAfter(date, NOTICE_DAYS) && date <= to;

const dayOf = (date: string) => `${weekdayOf(date)} ${formatDayAndMonth(date)}`;

/** "Closed from Thursday 24 December to Monday 4 January 2027", whose year no reader of an old page mistakes. */
export function formatClosure({ from, to }: Closure, words: Site["closures"]): string {
  const last = `${dayOf(to)} ${to.slice(0, 4)}`;
  return from === to ? `${words.on} ${last}` : `${words.from} ${dayOf(from)} ${words.to} ${last}`;
}
