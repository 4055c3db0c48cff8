import { Reveal } from "../../../ui/reveal.tsx";
import { Section, SectionHeading } from "../../../ui/section.tsx";
import type { NeuroEmotionalTechnique } from "./content.ts";
import css from "./ripple-steps.module.css";

const STAGGER = 150;
const SIZE = 96;
const STONE = 7;
const RING = 10;

/** The radius of a step's drawing, the line's width included. */
const radius = (step: number) => STONE + (step + 1) * RING + 1;

/** Steps, each drawn with one more ring, like ripples around a stone. The drawings are level at the bottom. */
export const RippleSteps = ({ words }: { words: NeuroEmotionalTechnique["session"] }) => (
  <Section ground="mist" space="tight">
    <SectionHeading title={words.title} />
    <ol className={css.list}>
      {words.steps.map(({ title, description }, step) => (
        <Reveal as="li" key={title} className={css.step} delay={step * STAGGER}>
          <svg
            className={css.rings}
            width={2 * radius(step)}
            height={SIZE}
            viewBox={`${-radius(step)} ${radius(step) - SIZE} ${2 * radius(step)} ${SIZE}`}
            aria-hidden="true"
          >
            <circle r={STONE} fill="var(--color-accent)" />
            {words.steps.slice(0, step + 1).map((inner, ring) => (
              <circle
                key={inner.title}
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
