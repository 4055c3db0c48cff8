import { useSyncExternalStore } from "react";

const never = () => () => {};
const LONG = { dateStyle: "long" } as const;
/** In the browser's own zone. Made once: a date format is slow to set up. */
let visitors: Intl.DateTimeFormat | undefined;
function visitorsFormat(): Intl.DateTimeFormat {
  visitors ??= new Intl.DateTimeFormat(undefined, LONG);
  return visitors;
}
const dayOf = (date: string) => new Date(`${date}T00:00`);

/**
 * A date with its month in words, as the visitor's browser writes it; the page as built says it the Australian way.
 * It names its language, so that a screen reader doesn't read "28. Januar" as English.
 * Keep room behind it: another language may need a longer line.
 */
export function LocalDate({ date }: { date: string }) {
  const text = useSyncExternalStore(
    never,
    () => visitorsFormat().format(dayOf(date)),
    () => dayOf(date).toLocaleDateString("en-AU", LONG),
  );
  const language = useSyncExternalStore(
    never,
    () => visitorsFormat().resolvedOptions().locale,
    () => "en-AU",
  );
  return (
    <time dateTime={date} lang={language}>
      {text}
    </time>
  );
}
