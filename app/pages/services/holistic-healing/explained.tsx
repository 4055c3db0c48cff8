import { NoticePanel } from "../../../sections/notice-panel.tsx";
import { Paragraphs } from "../../../ui/paragraphs.tsx";
import { Reveal } from "../../../ui/reveal.tsx";
import { Lead, Section } from "../../../ui/section.tsx";
import css from "./explained.module.css";
import type { HolisticHealing } from "./schema.ts";

/** What the method is, and what it isn't. On a phone the limits come last. */
export const Explained = ({ words }: { words: HolisticHealing["what"] }) => (
  <Section ground="lagoon">
    <div className={css.grid}>
      <Reveal className={css.head}>
        <h2>{words.title}</h2>
      </Reveal>
      <Reveal className={css.text} delay={100}>
        <Lead>{words.lead}</Lead>
        <Paragraphs texts={words.body} />
      </Reveal>
      <Reveal className={css.limits} delay={100}>
        <NoticePanel words={words.limits} level={3} />
      </Reveal>
    </div>
  </Section>
);
