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

/** Small bumps in the light from the top left, which the CSS gives to every disc. */
const PaperGrain = () => (
  <filter id="grain" colorInterpolationFilters="sRGB">
    <feTurbulence type="fractalNoise" baseFrequency=".9" numOctaves="3" />
    <feDiffuseLighting surfaceScale=".3" diffuseConstant="1.13">
      <feDistantLight azimuth="225" elevation="62" />
    </feDiffuseLighting>
    <feComposite in2="SourceGraphic" operator="in" />
    <feBlend in2="SourceGraphic" mode="multiply" />
  </filter>
);

/** Steps, each drawn with one more disc of paper, like ripples around a stone. The drawings are level at the bottom. */
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
            {step === 0 && <PaperGrain />}
            {words.steps.slice(0, step + 1).map((outer, ring) => (
              <circle key={outer.title} r={STONE + (step + 1 - ring) * RING} />
            ))}
            <circle r={STONE} />
          </svg>
          <h3>{title}</h3>
          <p>{description}</p>
        </Reveal>
      ))}
    </ol>
  </Section>
);
