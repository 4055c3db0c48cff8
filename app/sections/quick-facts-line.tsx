import { formatOpeningShort, longest } from "../facts/format-opening.ts";
import { type OpeningHours, openingStatusAt, possibleStatuses } from "../facts/opening.ts";
import { useSydneyTime } from "../facts/use-sydney-time.ts";
import type { Site } from "../schema/site.ts";
import { OpeningStatusText } from "./opening-status-text.tsx";
import css from "./quick-facts-line.module.css";

type QuickFactsLineProps = { labels: Site["quickFacts"]; openingHours: OpeningHours };

/**
 * One line of short facts. The built HTML says only what's true at any hour. Once the page is hydrated and idle, the
 * opening status replaces the parking. Space for the longest text is reserved, so nothing moves.
 */
export function QuickFactsLine({ labels, openingHours }: QuickFactsLineProps) {
  const now = useSydneyTime();
  const status = now && openingStatusAt(now, openingHours);
  const statuses = possibleStatuses(openingHours).map((one) => formatOpeningShort(one, labels));
  return (
    <ul className={css.facts}>
      <li>{labels.noReferral}</li>
      <li>{labels.registered}</li>
      {/* Not printed: it would be wrong in an hour. */}
      <li data-print={status && "hide"}>
        <OpeningStatusText
          text={status ? formatOpeningShort(status, labels) : labels.parking}
          longestText={longest([labels.parking, ...statuses])}
          isOpen={status?.isOpen}
        />
      </li>
    </ul>
  );
}
