import { startTransition, useEffect, useState } from "react";
import css from "./local-date.module.css";

/** 2025-03-09 as 09/03/2025. */
const australian = (date: string) => date.split("-").reverse().join("/");

/** In the browser's own zone: a date format with another zone is slow to set up. */
const local = (date: string) => new Date(`${date}T00:00`).toLocaleDateString();

/** A date in figures as the visitor's browser writes it; the page as built says it the Australian way. */
export function LocalDate({ date }: { date: string }) {
  const [text, setText] = useState(() => australian(date));
  useEffect(() => startTransition(() => setText(local(date))), [date]);
  return (
    <time dateTime={date} className={css.date}>
      {text}
    </time>
  );
}
