import type { Glance } from "../facts/at-a-glance.ts";
import { openingTexts } from "../facts/opening.ts";
import { useOpening } from "../facts/use-opening.ts";
import css from "./facts-line.module.css";

const longest = (texts: string[]) => texts.reduce((a, b) => (b.length > a.length ? b : a));

/**
 * One quiet line of facts. What the page's HTML says is true at any hour; once the page is alive and at
 * rest, the hour takes the place of the parking, in room kept for the longest that may stand there.
 */
export function FactsLine({ glance }: { glance: Glance }) {
  const { words, hours, suburb } = glance;
  const opening = useOpening(hours, words);
  return (
    <ul className={css.line}>
      <li data-clear="">{suburb}</li>
      <li data-clear="">{words.registered}</li>
      <li className={css.last} data-room={longest([words.parking, ...openingTexts(hours, words)])}>
        <span data-clear="" data-open={opening?.open ? "" : undefined}>
          {opening?.text ?? words.parking}
        </span>
      </li>
    </ul>
  );
}
