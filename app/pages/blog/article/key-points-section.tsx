import { useId } from "react";
import { PhoneLinks } from "../../../ui/phone-links.tsx";
import css from "./page.module.css";

type KeyPointsSectionProps = { title: string; points: string[] };

/** The points to remember from an article. */
export function KeyPointsSection({ title, points }: KeyPointsSectionProps) {
  const id = useId();
  return (
    <section className={css.band} data-ground="deep" aria-labelledby={id}>
      <div className={css.keyPoints}>
        <h2 id={id}>{title}</h2>
        <ol className={css.points}>
          {points.map((point) => (
            <li key={point}>
              <p>
                <PhoneLinks>{point}</PhoneLinks>
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
