import { LinkedNote } from "../../../sections/linked-note.tsx";
import { Grid } from "../../../ui/grid.tsx";
import { MarkedPicture } from "../../../ui/marked-picture.tsx";
import { Paragraphs } from "../../../ui/paragraphs.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { Reveal } from "../../../ui/reveal.tsx";
import { Section } from "../../../ui/section.tsx";
import { Split } from "../../../ui/split.tsx";
import { Eyebrow, Lead } from "../../../ui/typography.tsx";
import css from "./page.module.css";
import type { HolisticHealingContent } from "./schema.ts";

type Sides = HolisticHealingContent["sides"];
type Side = Sides["structural"] & Partial<Sides["emotional"]>;

/** A sentence next to a flower, then each side with a small scene. */
export const ThreeSidesSection = ({ content }: { content: Sides }) => {
  const sides: Side[] = [content.structural, content.biochemical, content.emotional];
  return (
    <Section>
      <Split align="center">
        <div>
          <Eyebrow>{content.eyebrow}</Eyebrow>
          <p className={css.lead}>{content.lead}</p>
        </div>
        <div className={css.sidesPicture}>
          <MarkedPicture picture={content.picture} items={sides} named />
        </div>
      </Split>
      <Grid as="ol" className={css.sides}>
        {sides.map((side) => (
          <Reveal as="li" key={side.title} className={css.side}>
            <Picture picture={side.picture} size="small" className={css.scene} />
            <h2>{side.title}</h2>
            <Lead>{side.lead}</Lead>
            <Paragraphs texts={side.body} />
            {side.linkedNote && <LinkedNote content={side.linkedNote} />}
          </Reveal>
        ))}
      </Grid>
    </Section>
  );
};
