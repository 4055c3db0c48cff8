import type { Glance } from "../facts/at-a-glance.ts";
import { useOpening } from "../facts/use-opening.ts";
import css from "./facts-line.module.css";

/**
 * One quiet line of facts. What the page's HTML says is true at any hour; once the page is alive and at
 * rest, the hour takes the place of the parking: last in the line, so that nothing before it moves.
 */
export function FactsLine({ glance }: { glance: Glance }) {
  const { words, hours, suburb } = glance;
  const opening = useOpening(hours, words);
  return (
    <ul className={css.line}>
      <li data-clear="">{suburb}</li>
      <li data-clear="">{words.registered}</li>
      {opening ? (
        <li
          key="opening"
          data-clear=""
          data-open={opening.open ? "" : undefined}
          className={css.opening}
        >
          {opening.text}
        </li>
      ) : (
        <li key="parking" data-clear="">
          {words.parking}
        </li>
      )}
    </ul>
  );
}
