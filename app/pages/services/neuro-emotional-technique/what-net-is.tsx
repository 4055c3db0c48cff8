import { NoticePanel } from "../../../sections/notice-panel.tsx";
import { Paragraphs } from "../../../ui/paragraphs.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { Reveal } from "../../../ui/reveal.tsx";
import { Eyebrow, Section } from "../../../ui/section.tsx";
import type { NeuroEmotionalTechnique } from "./schema.ts";
import css from "./what-net-is.module.css";

/** What the technique is, next to a picture of a session, with its limits below. */
export const WhatNetIs = ({ words }: { words: NeuroEmotionalTechnique["what"] }) => (
  <Section ground="shallows">
    <div className={css.grid}>
      <Reveal>
        <Eyebrow>{words.eyebrow}</Eyebrow>
        <h2>{words.title}</h2>
        <p className={css.lead}>{words.lead}</p>
      </Reveal>
      <Reveal className={css.figure}>
        <Picture picture={words.picture} sizes="(max-width: 699px) 92vw, 54vw" />
      </Reveal>
      <Reveal className={css.body}>
        <Paragraphs texts={words.body} />
      </Reveal>
    </div>
    <NoticePanel words={words.limits} level={3} />
  </Section>
);
