import { formatClosure, isAnnounced, upcomingClosures } from "../facts/closures.ts";
import type { Closure } from "../schema/clinic.ts";
import type { Site } from "../schema/site.ts";
import css from "./closures-note.module.css";

type ClosuresNoteProps = {
  closures: readonly Closure[];
  content: Site["closures"];
  /** Today's date at the clinic, once known. */
  today: string | undefined;
};

/**
 * Upcoming closures that are close enough to announce. Until today's date is known, those that were close
 * when the site was built. Without script, all later ones too, because nothing would add them later.
 */
export function ClosuresNote({ closures, content, today }: ClosuresNoteProps) {
  const date = today ?? __BUILD_DATE__;
  const ahead = upcomingClosures(closures, date);
  const near = ahead.filter((one) => isAnnounced(one, date));
  const later = today ? [] : ahead.filter((one) => !near.includes(one));
  return (
    <>
      {near.length > 0 && <List closures={near} content={content} />}
      {later.length > 0 && (
        <noscript>
          <List closures={later} content={content} />
        </noscript>
      )}
    </>
  );
}

const List = ({ closures, content }: Pick<ClosuresNoteProps, "closures" | "content">) => (
  <ul className={css.closures}>
    {closures.map((closure) => (
      <li key={closure.from}>
        <strong>{formatClosure(closure, content)}</strong>
        {closure.note && <span>{closure.note}</span>}
      </li>
    ))}
  </ul>
);
