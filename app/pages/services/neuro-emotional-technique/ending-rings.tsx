import { type ButtonTarget, NextSteps } from "../../../ui/button.tsx";
import { Lead, Wrap } from "../../../ui/section.tsx";
import type { NeuroEmotionalTechnique } from "./content.ts";
import css from "./ending-rings.module.css";

type EndingRingsProps = {
  words: NeuroEmotionalTechnique["closing"];
  book: ButtonTarget;
  other: ButtonTarget;
};

/** Half the width of each ring, from the inside out. Each gap is wider than the one before. */
const RINGS = [26, 62, 110, 170, 242, 326, 422, 530, 650, 782, 926, 1082];

/** The end of the page: the title's full stop is a stone in water, with rings spreading under the words. */
export const EndingRings = ({ words, book, other }: EndingRingsProps) => (
  <section className={css.ending} data-ground="deep" data-print="hide">
    <Wrap>
      <h2 className={css.title}>
        {words.title}
        <span className={css.stop}>
          <svg viewBox="-1100 -330 2200 660" fill="none" stroke="currentColor" aria-hidden="true">
            {RINGS.map((half) => (
              <ellipse
                key={half}
                rx={half}
                ry={half * 0.3}
                strokeOpacity={(0.95 - half / 1500).toFixed(2)}
              />
            ))}
          </svg>
        </span>
      </h2>
      <div className={css.foot}>
        <Lead>{words.lead}</Lead>
        <NextSteps book={book} other={other} />
      </div>
    </Wrap>
  </section>
);
