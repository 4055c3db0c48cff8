import { Points } from "../../../sections/points.tsx";
import { Sources } from "../../../sections/sources.tsx";
import { Paragraphs } from "../../../ui/paragraphs.tsx";
import { Reveal } from "../../../ui/reveal.tsx";
import { Lead, Section, SectionHeading } from "../../../ui/section.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import css from "./care-tabs.module.css";
import type { ChiropracticCare } from "./schema.ts";

type Care = ChiropracticCare["care"];

const CONDITION_STAGGER = 50;
const BENEFIT_STAGGER = 100;

const panel = (id: string, { tab, intro, items }: Care["benefits"], stagger: number) => ({
  id,
  tab,
  focusable: true,
  content: (
    <div className={css.panel}>
      <Lead>{intro}</Lead>
      <Points items={items} variant="lines" stagger={stagger} />
    </div>
  ),
});

/** Benefits and conditions in two tabs, with what research says about them. */
export const CareTabs = ({ words }: { words: Care }) => (
  <Section ground="mist" space="tight">
    <Reveal>
      <SectionHeading title={words.title} size="normal" />
      <Tabs
        label={words.title}
        panels={[
          panel("benefits", words.benefits, BENEFIT_STAGGER),
          panel("conditions", words.conditions, CONDITION_STAGGER),
        ]}
      />
      <div className={css.evidence}>
        <h3>{words.evidence.title}</h3>
        <div>
          <Paragraphs texts={words.evidence.body} />
          <Sources sources={words.evidence.sources} />
        </div>
      </div>
    </Reveal>
  </Section>
);
