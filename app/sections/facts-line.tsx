import type { Glance } from "../facts/at-a-glance.ts";
import { everyOpening, openingAt } from "../facts/opening.ts";
import { brief, longest } from "../facts/opening-words.ts";
import { useSydney } from "../facts/use-sydney.ts";
import css from "./facts-line.module.css";
import { OpeningStatus } from "./opening-status.tsx";

/**
 * One quiet line of facts. What the page's HTML says is true at any hour; once the page is alive and at
 * rest, the hour takes the place of the parking, in room kept for the longest that may stand there.
 */
export function FactsLine({ glance }: { glance: Glance }) {
  const { words, times, suburb } = glance;
  const now = useSydney();
  const opening = now && openingAt(now, times);
  const hourly = everyOpening(times).map((one) => brief(one, words));
  return (
    <ul className={css.line}>
      <li data-clear="">{suburb}</li>
      <li data-clear="">{words.registered}</li>
      {/* Not on paper: in an hour it would be wrong. */}
      <li data-print={opening && "hide"}>
        <OpeningStatus
          text={opening ? brief(opening, words) : words.parking}
          room={longest([words.parking, ...hourly])}
          open={opening?.open}
        />
      </li>
    </ul>
  );
}
