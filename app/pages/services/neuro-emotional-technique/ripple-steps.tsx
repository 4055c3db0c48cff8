import { Reveal } from "../../../ui/reveal.tsx";
import { Section, SectionHead } from "../../../ui/section.tsx";
import type { NeuroEmotionalTechnique } from "./content.ts";
import css from "./ripple-steps.module.css";

const STAGGER = 150;
const SIZE = 96;
const STONE = 7;
const RING = 10;

/** How far a step's drawing reaches from its stone, the line's own width included. */
const outermost = (step: number) => STONE + (step + 1) * RING + 1;

/** Steps in order, each one ring wider than the one before, like a stone dropped in water. */
export const RippleSteps = ({ words }: { words: NeuroEmotionalTechnique["session"] }) => (
  <Section ground="mist">
    <SectionHead title={words.title} />
    <ol className={css.list}>
      {words.steps.map(({ title, description }, step) => (
        <Reveal as="li" key={title} className={css.step} delay={step * STAGGER}>
          <svg
            className={css.rings}
            width={2 * outermost(step)}
            height={SIZE}
            viewBox={`${SIZE / 2 - outermost(step)} 0 ${2 * outermost(step)} ${SIZE}`}
            aria-hidden="true"
          >
            <circle cx={SIZE / 2} cy={SIZE / 2} r={STONE} fill="var(--color-accent)" />
            {words.steps.slice(0, step + 1).map((inner, ring) => (
              <circle
                key={inner.title}
                cx={SIZE / 2}
                cy={SIZE / 2}
                r={STONE + (ring + 1) * RING}
                fill="none"
                stroke="var(--color-link)"
                strokeOpacity={1 - ring * 0.2}
              />
            ))}
          </svg>
          <h3>{title}</h3>
          <p>{description}</p>
        </Reveal>
      ))}
    </ol>
  </Section>
);
