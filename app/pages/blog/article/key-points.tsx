import { useId } from "react";
import css from "./key-points.module.css";

type KeyPointsProps = { title: string; points: string[] };

/** What a reader in a hurry takes away from an article. */
export function KeyPoints({ title, points }: KeyPointsProps) {
  const id = useId();
  return (
    <section className={css.points} aria-labelledby={id}>
      <h2 id={id} className={css.title}>
        {title}
      </h2>
      <ol className={css.list}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ol>
    </section>
  );
}
