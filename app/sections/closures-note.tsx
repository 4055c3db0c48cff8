import { formatClosure, isAnnounced, upcomingClosures } from "../facts/closures.ts";
import type { Closure } from "../schema/clinic.ts";
import type { Site } from "../schema/site.ts";
import css from "./closures-note.module.css";

type ClosuresNoteProps = {
  closures: readonly Closure[];
  words: Site["closures"];
  /** The date at the clinic, once the page knows it. */
  today: string | undefined;
};

/**
 * The closures that a visitor of today needs to know of. Until the page knows the date, those that were
 * near when it was built; without script, also the later ones, since nothing would bring them in.
 */
export function ClosuresNote({ closures, words, today }: ClosuresNoteProps) {
  const date = today ?? __BUILD_DATE__;
  const ahead = upcomingClosures(closures, date);
  const near = ahead.filter((one) => isAnnounced(one, date));
  const later = today ? [] : ahead.filter((one) => !near.includes(one));
  return (
    <>
      {near.length > 0 && <List closures={near} words={words} />}
      {later.length > 0 && (
        <noscript>
          <List closures={later} words={words} />
        </noscript>
      )}
    </>
  );
}

const List = ({ closures, words }: Pick<ClosuresNoteProps, "closures" | "words">) => (
  <ul className={css.closures}>
    {closures.map((closure) => (
      <li key={closure.from}>
        <strong>{formatClosure(closure, words)}</strong>
        {closure.note && <span>{closure.note}</span>}
      </li>
    ))}
  </ul>
);
