import { useSyncExternalStore } from "react";
import { formatDayAndMonth } from "../facts/format.ts";
import { whenIdle } from "../lib/when-idle.ts";

let visitorsFormat: Intl.DateTimeFormat | undefined;

/** Sets the format up once the browser is idle, because that takes 70 ms on a slow phone. */
const whenFormatIsReady = (callback: () => void): (() => void) =>
  whenIdle(() => {
    visitorsFormat ??= new Intl.DateTimeFormat(undefined, { dateStyle: "long" });
    callback();
  });

/**
 * A long date such as "28 January 2026". The built HTML has it in Australian English, and the browser
 * replaces it with the visitor's own format. `lang` makes a screen reader read "28. Januar" in the right
 * language. Leave space after it: another language may need a longer line.
 */
export function LocalDate({ date }: { date: string }) {
  const format = useSyncExternalStore(
    whenFormatIsReady,
    () => visitorsFormat,
    () => undefined,
  );
  return (
    <time dateTime={date} lang={format?.resolvedOptions().locale ?? "en-AU"}>
      {format?.format(new Date(`${date}T00:00`)) ??
        `${formatDayAndMonth(date)} ${date.slice(0, 4)}`}
    </time>
  );
}
