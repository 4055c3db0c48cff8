import { useSyncExternalStore } from "react";

const subscribeToNothing = () => () => {};
const LONG = { dateStyle: "long" } as const;
/** Made once, because a date format is slow to set up. */
let format: Intl.DateTimeFormat | undefined;
function browserFormat(): Intl.DateTimeFormat {
  format ??= new Intl.DateTimeFormat(undefined, LONG);
  return format;
}
const dayOf = (date: string) => new Date(`${date}T00:00`);

/**
 * A long date such as "28 January 2026". The built HTML has it in Australian English, and the browser
 * replaces it with the visitor's own format. `lang` makes a screen reader read "28. Januar" in the right
 * language. Leave space after it: another language may need a longer line.
 */
export function LocalDate({ date }: { date: string }) {
  const text = useSyncExternalStore(
    subscribeToNothing,
    () => browserFormat().format(dayOf(date)),
    () => dayOf(date).toLocaleDateString("en-AU", LONG),
  );
  const language = useSyncExternalStore(
    subscribeToNothing,
    () => browserFormat().resolvedOptions().locale,
    () => "en-AU",
  );
  return (
    <time dateTime={date} lang={language}>
      {text}
    </time>
  );
}
