import { NoWrapHyphens } from "../ui/no-wrap-hyphens.tsx";
import { Picture } from "../ui/picture.tsx";
import type { Picture as PictureData } from "../ui/picture-data.ts";
import { Reveal } from "../ui/reveal.tsx";
import css from "./points.module.css";

type Entry = { title: string; description: string; picture?: PictureData };

type PointsProps = {
  items: Entry[];
  /** "lines" puts a hairline above each point. "plain" only leaves space between them. */
  variant: "plain" | "lines";
  /** Milliseconds between one point and the next: 50 for conditions, 100 for benefits. */
  stagger?: number;
};

/** Titled points side by side: techniques, benefits, conditions. */
export const Points = ({ items, variant, stagger = 100 }: PointsProps) => (
  <ul className={css[variant]}>
    {items.map(({ title, description, picture }, i) => (
      <Reveal as="li" key={title} className={css.point} delay={i * stagger}>
        {picture && <Picture picture={picture} sizes="7rem" className={css.drawing} />}
        <h3>{title}</h3>
        <p>
          <NoWrapHyphens>{description}</NoWrapHyphens>
        </p>
      </Reveal>
    ))}
  </ul>
);
