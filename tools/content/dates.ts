import { sydneyTime } from "../../app/facts/sydney.ts";

/** Today's date in Sydney, in the form 2025-01-31. */
export const dateInSydney = (now = Date.now()): string => sydneyTime(now).date;

/** Date fields of pages, articles and legal texts that can't be in the future. */
const PAST = ["date", "published", "modified", "updated", "reviewed"] as const;

const UP_TO_TODAY: Partial<Record<(typeof PAST)[number], string>> = {
  date: "a day up to today; keep an article for a later day outside content/articles",
  reviewed: "the day you read it, up to today, or pending",
};

/** One line for each of those dates that is in the future. */
export const futureDateProblems = (fields: unknown, today: string): string[] =>
  PAST.flatMap((field) => {
    const day: unknown =
      typeof fields === "object" && fields !== null ? Reflect.get(fields, field) : undefined;
    if (typeof day !== "string" || !/^\d/.test(day) || day <= today) return [];
    return [`${field}: found ${day}, expected ${UP_TO_TODAY[field] ?? "a day up to today"}`];
  });

/** One line for each date that is before the article's own `date`. */
export function dateOrderProblems(dates: {
  date: string;
  modified?: string;
  updated?: string;
}): string[] {
  const { date } = dates;
  return (["modified", "updated"] as const).flatMap((field) => {
    const day = dates[field];
    return day !== undefined && day < date
      ? [`${field}: found ${day}, expected the day of date (${date}) or a later one`]
      : [];
  });
}
