import { useSyncExternalStore } from "react";
import css from "./local-date.module.css";

const never = () => () => {};
// In the browser's own zone: a date format with another zone is slow to set up.
const format = (date: string, locale?: string) =>
  new Date(`${date}T00:00`).toLocaleDateString(locale, { dateStyle: "long" });

/** A date with its month in words, as the visitor's browser writes it; the page as built says it the Australian way. */
export function LocalDate({ date }: { date: string }) {
  const text = useSyncExternalStore(
    never,
    () => format(date),
    () => format(date, "en-AU"),
  );
  return (
    <time dateTime={date} className={css.date}>
      {text}
    </time>
  );
}
