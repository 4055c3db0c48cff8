import type { ClinicSummary } from "../facts/clinic-summary.ts";
import { formatShortOpening, longest } from "../facts/format-opening.ts";
import { openingAt, possibleOpenings } from "../facts/opening.ts";
import { useSydneyTime } from "../facts/use-sydney-time.ts";
import css from "./facts-line.module.css";
import { OpeningStatus } from "./opening-status.tsx";

/**
 * One quiet line of facts. What the page's HTML says is true at any hour; once the page is alive and at
 * rest, the hour takes the place of the parking, in room kept for the longest that may stand there.
 */
export function FactsLine({ clinic }: { clinic: ClinicSummary }) {
  const { words, openingHours, suburb } = clinic;
  const now = useSydneyTime();
  const opening = now && openingAt(now, openingHours);
  const hourly = possibleOpenings(openingHours).map((one) => formatShortOpening(one, words));
  return (
    <ul className={css.line}>
      <li data-keep-clear="">{suburb}</li>
      <li data-keep-clear="">{words.registered}</li>
      {/* Not on paper: in an hour it would be wrong. */}
      <li data-print={opening && "hide"}>
        <OpeningStatus
          text={opening ? formatShortOpening(opening, words) : words.parking}
          longestText={longest([words.parking, ...hourly])}
          open={opening?.open}
        />
      </li>
    </ul>
  );
}
