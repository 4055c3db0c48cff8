import { Grid } from "../../../ui/grid.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { Reveal } from "../../../ui/reveal.tsx";
import { Section } from "../../../ui/section.tsx";
import { Statement } from "../../../ui/statement.tsx";
import css from "./page.module.css";
import type { NeuroEmotionalTechniqueContent } from "./schema.ts";

const STAGGER_MS = 100;

type TwoStatesSectionProps = { content: NeuroEmotionalTechniqueContent["why"] };

/** The body's states, as arched cards side by side. */
export const TwoStatesSection = ({ content }: TwoStatesSectionProps) => (
  <Section ground="strong" space="grand">
    <Statement title={content.title} sentence={content.lead} />
    <div className={css.states}>
      {content.states.map(({ picture, title, description, signs }, i) => (
        <Reveal key={title} delay={i * STAGGER_MS} className={css.state}>
          <div className={css.arch} data-ground="paper">
            <Picture picture={picture} size="small" className={css.picture} />
            <h3>{title}</h3>
            <p>{description}</p>
            <Grid mobileColumns={2} maxColumns={1} className={css.signs}>
              {signs.map((sign) => (
                <li key={sign}>{sign}</li>
              ))}
            </Grid>
          </div>
        </Reveal>
      ))}
    </div>
    <p className={css.note}>{content.note}</p>
  </Section>
);
