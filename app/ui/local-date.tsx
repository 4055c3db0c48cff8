import { useSyncExternalStore } from "react";

const never = () => () => {};
// In the browser's own zone: a date format with another zone is slow to set up.
const format = (date: string, locale?: string) =>
  new Date(`${date}T00:00`).toLocaleDateString(locale, { dateStyle: "long" });

/**
 * A date with its month in words, as the visitor's browser writes it; the page as built says it the Australian way.
 * Keep room behind it: another language may need a longer line.
 */
export function LocalDate({ date }: { date: string }) {
  const text = useSyncExternalStore(
    never,
    () => format(date),
    () => format(date, "en-AU"),
  );
  return <time dateTime={date}>{text}</time>;
}
