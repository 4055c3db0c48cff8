import type { Site } from "../schema/site.ts";
import { formatDayAndMonth, formatShortTime, formatTime } from "./format.ts";
import { DAYS_PER_WEEK, type OpeningStatus } from "./opening.ts";

/**
 * For the facts under a hero, and for the menu: "Open until 6:30 pm", "Closed now, opens today 12:30 pm",
 * "Closed now, opens Tuesday 12:30 pm", "Closed now, opens 5 January", "Closed today".
 */
export function formatOpeningShort(
  status: OpeningStatus,
  labels: Pick<Site["quickFacts"], "openUntil" | "opens" | "opensToday" | "closedToday">,
): string {
  if (status.isOpen) return `${labels.openUntil} ${formatTime(status.closes)}`;
  const { allDay, next } = status;
  if (allDay || !next) return labels.closedToday;
  if (next.ahead === 0) return `${labels.opensToday} ${formatTime(next.opens)}`;
  const when =
    next.ahead < DAYS_PER_WEEK
      ? `${next.weekday} ${formatTime(next.opens)}`
      : formatDayAndMonth(next.date);
  return `${labels.opens} ${when}`;
}

/** For the hours table: "Open now, until 7 pm", "Closed, opens Monday 8 am", "Closed, opens Monday 5 January, 8 am". */
export function formatOpeningLong(status: OpeningStatus, labels: Site["openingStatus"]): string {
  if (status.isOpen) return `${labels.openUntil} ${formatShortTime(status.closes)}`;
  const { next } = status;
  if (!next) return labels.closed;
  const day = next.ahead === 0 ? labels.today : next.weekday;
  const date = next.ahead < DAYS_PER_WEEK ? "" : ` ${formatDayAndMonth(next.date)},`;
  return `${labels.opens} ${day}${date} ${formatShortTime(next.opens)}`;
}

/** The longest text, used to reserve space for all of them. */
export const longest = (texts: readonly string[]): string =>
  texts.reduce((a, b) => (b.length > a.length ? b : a), "");
