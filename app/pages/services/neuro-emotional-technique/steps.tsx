import { Grid } from "../../../ui/grid.tsx";
import { Reveal } from "../../../ui/reveal.tsx";
import css from "./page.module.css";
import type { NeuroEmotionalTechnique } from "./schema.ts";

const STAGGER = 100;
const STONE = 7;
const RING = 10;

const radius = (rings: number) => STONE + rings * RING;

/** Steps, each drawn with one more ring around a stone. */
export const Steps = ({ steps }: { steps: NeuroEmotionalTechnique["session"]["steps"] }) => (
  <Grid as="ol" most={4}>
    {steps.map(({ title, description }, i) => {
      const outer = radius(i + 1);
      return (
        <Reveal as="li" key={title} className={css.step} delay={i * STAGGER}>
          <div className={css.rings}>
            <svg
              viewBox={`${-outer} ${-outer} ${2 * outer} ${2 * outer}`}
              style={{ "--share": outer / radius(steps.length) }}
              aria-hidden="true"
            >
              {steps.slice(0, i + 1).map((each, ring) => (
                <circle
                  key={each.title}
                  r={radius(i + 1 - ring)}
                  style={{ "--lightness": (i - ring) / steps.length }}
                />
              ))}
              <circle r={STONE} className={css.stone} />
            </svg>
          </div>
          <div>
            <h3>{title}</h3>
            <p>{description}</p>
          </div>
        </Reveal>
      );
    })}
  </Grid>
);
