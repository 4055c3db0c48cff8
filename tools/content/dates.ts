const SYDNEY = new Intl.DateTimeFormat("en-CA", {
  timeZone: "Australia/Sydney",
  dateStyle: "short",
});

/** The day it is in Sydney, written 2025-01-31. */
const today = (now = new Date()): string => SYDNEY.format(now);

type Dates = { date: string; modified?: string | undefined; updated?: string | undefined };

/** What is wrong with an article's dates, as seen on a day. */
export function dateProblems(dates: Dates, now = today()): string[] {
  const { date } = dates;
  const problems: string[] = [];
  if (date > now) {
    problems.push(
      `date: found ${date}, expected a day up to today; keep an article that is to wait outside content/articles`,
    );
  }
  for (const field of ["modified", "updated"] as const) {
    const day = dates[field];
    if (day !== undefined && day < date)
      problems.push(`${field}: found ${day}, expected the day of date (${date}) or a later one`);
  }
  return problems;
}
