import { type ButtonTarget, NextSteps } from "../../../ui/button.tsx";
import { Lead, Wrap } from "../../../ui/section.tsx";
import css from "./ending-rings.module.css";
import type { NeuroEmotionalTechnique } from "./schema.ts";

type EndingRingsProps = {
  words: NeuroEmotionalTechnique["closing"];
  book: ButtonTarget;
  other: ButtonTarget;
};

/** Half the width of each ring, from the inside out. Each gap is wider than the one before. */
const RINGS = [36, 64, 100, 144, 196, 256, 324, 398];

/** How tall a ring is for its width: the water is seen from the side. */
const FLATNESS = 0.46;

/** The end of the page: next to the words a stone in water, with rings around it. */
export const EndingRings = ({ words, book, other }: EndingRingsProps) => (
  <section className={css.ending} data-ground="deep" data-print="hide">
    <Wrap className={css.columns}>
      <div className={css.words}>
        <h2 className={css.title}>{words.title}</h2>
        <Lead>{words.lead}</Lead>
        <NextSteps book={book} other={other} />
      </div>
      <svg
        viewBox="-400 -186 800 372"
        fillOpacity="0.17"
        stroke="currentColor"
        strokeWidth="2"
        className={css.rings}
        aria-hidden="true"
      >
        {RINGS.map((half) => (
          <ellipse
            key={half}
            rx={half}
            ry={half * FLATNESS}
            strokeOpacity={(0.8 - half / 560).toFixed(2)}
          />
        ))}
        <ellipse rx="14" ry="10" fillOpacity="1" stroke="none" />
      </svg>
    </Wrap>
  </section>
);
