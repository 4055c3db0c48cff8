import type { ReactNode } from "react";
import { Picture } from "../../../ui/picture.tsx";
import type { Picture as PictureData } from "../../../ui/picture-data.ts";
import { Reveal } from "../../../ui/reveal.tsx";
import { Eyebrow, type Ground, Lead, Section } from "../../../ui/section.tsx";
import css from "./oval-feature.module.css";

type OvalFeatureProps = {
  words: { eyebrow: string; title: string; lead: string; picture: PictureData };
  /** Where the picture stands on wide screens. */
  side: "left" | "right";
  ground?: Ground;
  /** What follows the opening paragraph. */
  children: ReactNode;
};

/** Text beside a picture in an egg-round oval. */
export const OvalFeature = ({ words, side, ground, children }: OvalFeatureProps) => (
  <Section {...(ground && { ground })}>
    <div className={css.grid} data-side={side}>
      <Reveal className={css.figure}>
        <Picture
          picture={words.picture}
          sizes="(max-width: 820px) 70vw, 36vw"
          className={css.oval}
        />
      </Reveal>
      <Reveal className={css.text} delay={100}>
        <Eyebrow>{words.eyebrow}</Eyebrow>
        <h2>{words.title}</h2>
        <Lead>{words.lead}</Lead>
        {children}
      </Reveal>
    </div>
  </Section>
);
