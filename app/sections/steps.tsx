import { NoWrapHyphens } from "../ui/no-wrap-hyphens.tsx";
import { Picture } from "../ui/picture.tsx";
import type { Picture as PictureData } from "../ui/picture-data.ts";
import { Reveal } from "../ui/reveal.tsx";
import css from "./steps.module.css";

const STAGGER = 100;

type Step = { title: string; description: string; picture?: PictureData };

/** Numbered steps, each under a drawing if it has one. */
export const Steps = ({ items }: { items: Step[] }) => (
  <ol className={css.list}>
    {items.map(({ title, description, picture }, i) => (
      <Reveal as="li" key={title} className={css.step} delay={i * STAGGER}>
        {picture && (
          <Picture
            picture={picture}
            sizes="(max-width: 699px) 12rem, (max-width: 1099px) 44vw, 16rem"
            className={css.drawing}
          />
        )}
        <h3>{title}</h3>
        <p>
          <NoWrapHyphens>{description}</NoWrapHyphens>
        </p>
      </Reveal>
    ))}
  </ol>
);
