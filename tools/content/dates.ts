import { sydneyTime } from "../../app/facts/sydney.ts";

/** The day it is in Sydney, written 2025-01-31. */
export const dayInSydney = (now = Date.now()): string => sydneyTime(now).date;

/** The fields of a page, an article or a legal text that name a day in the past. */
const PAST = ["date", "published", "modified", "updated", "reviewed"] as const;

const UP_TO_TODAY: Partial<Record<(typeof PAST)[number], string>> = {
  date: "a day up to today; keep an article that is to wait outside content/articles",
  reviewed: "the day you read it, up to today, or pending",
};

/** Every day in a file's fields that hasn't come yet. */
export const futureDates = (fields: unknown, today: string): string[] =>
  PAST.flatMap((field) => {
    const day: unknown =
      typeof fields === "object" && fields !== null ? Reflect.get(fields, field) : undefined;
    if (typeof day !== "string" || !/^\d/.test(day) || day <= today) return [];
    return [`${field}: found ${day}, expected ${UP_TO_TODAY[field] ?? "a day up to today"}`];
  });

/** What is wrong with the order of an article's dates. */
export function dateProblems(dates: {
  date: string;
  modified?: string | undefined;
  updated?: string | undefined;
}): string[] {
  const { date } = dates;
  return (["modified", "updated"] as const).flatMap((field) => {
    const day = dates[field];
    return day !== undefined && day < date
      ? [`${field}: found ${day}, expected the day of date (${date}) or a later one`]
      : [];
  });
}
