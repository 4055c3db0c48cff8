import { formatClosure, isAnnounced, upcomingClosures } from "../facts/closures.ts";
import type { Closure } from "../schema/clinic.ts";
import type { Site } from "../schema/site.ts";
import css from "./closures-note.module.css";

type ClosuresNoteProps = {
  closures: readonly Closure[];
  labels: Site["closures"];
  /** Today's date at the clinic, once known. */
  today: string | undefined;
};

/**
 * Upcoming closures that are close enough to announce. Until today's date is known, those that were close
 * when the site was built. Without script, all later ones too, because nothing would add them later.
 */
export function ClosuresNote({ closures, labels, today }: ClosuresNoteProps) {
  const date = today ?? __BUILD_DATE__;
  const ahead = upcomingClosures(closures, date);
  const near = ahead.filter((one) => isAnnounced(one, date));
  const later = today ? [] : ahead.filter((one) => !near.includes(one));
  return (
    <>
      {near.length > 0 && <List closures={near} labels={labels} />}
      {later.length > 0 && (
        <noscript>
          <List closures={later} labels={labels} />
        </noscript>
      )}
    </>
  );
}

const List = ({ closures, labels }: Pick<ClosuresNoteProps, "closures" | "labels">) => (
  <ul className={css.closures}>
    {closures.map((closure) => (
      <li key={closure.from}>
        <strong>{formatClosure(closure, labels)}</strong>
        {closure.note && <span>{closure.note}</span>}
      </li>
    ))}
  </ul>
);
