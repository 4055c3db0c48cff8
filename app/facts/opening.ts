import type { DayHours } from "../schema/clinic.ts";
import { clockTime } from "./in-words.ts";

export type OpeningWords = { openUntil: string; opens: string; closedToday: string };

/** What the clinic's clock says: "Open until 6:30 pm", "Opens Tuesday 12:30 pm", "Closed today". */
export type Opening = { open: boolean; text: string };

const ZONE = "Australia/Sydney";

/** The weekday and the time in Sydney, as "Monday" and "09:05". */
function sydney(now: Date): { day: string; time: string } {
  const parts = new Intl.DateTimeFormat("en-AU", {
    timeZone: ZONE,
    weekday: "long",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).formatToParts(now);
  const part = (type: string) => parts.find((found) => found.type === type)?.value ?? "";
  return { day: part("weekday"), time: `${part("hour")}:${part("minute")}` };
}

/** The weekday at the clinic, as "Monday". Costly the first time, as below. */
export const weekdayAt = (now: Date): string => sydney(now).day;

/** Costly the first time a browser formats a zone: ask for it at rest, never while a page starts. */
export function openingAt(now: Date, hours: readonly DayHours[], words: OpeningWords): Opening {
  const { day, time } = sydney(now);
  const today = hours.findIndex((row) => row.day === day);
  const spans = hours[today]?.open ?? [];
  const current = spans.find(({ opens, closes }) => opens <= time && time < closes);
  if (current) return { open: true, text: `${words.openUntil} ${clockTime(current.closes)}` };
  if (spans.length === 0) return { open: false, text: words.closedToday };
  for (let ahead = 0; ahead <= hours.length; ahead += 1) {
    const row = hours[(today + ahead) % hours.length];
    const next = row?.open.find(({ opens }) => ahead > 0 || opens > time);
    if (row && next)
      return { open: false, text: `${words.opens} ${row.day} ${clockTime(next.opens)}` };
  }
  return { open: false, text: words.closedToday };
}

/** Everything that `openingAt` may ever say with these hours. */
export const openingTexts = (hours: readonly DayHours[], words: OpeningWords): string[] => [
  words.closedToday,
  ...hours.flatMap(({ day, open }) =>
    open.flatMap(({ opens, closes }) => [
      `${words.openUntil} ${clockTime(closes)}`,
      `${words.opens} ${day} ${clockTime(opens)}`,
    ]),
  ),
];
