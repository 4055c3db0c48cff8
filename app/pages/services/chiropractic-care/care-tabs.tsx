import { Sources } from "../../../sections/sources.tsx";
import { Entries } from "../../../ui/entries.tsx";
import { Notice } from "../../../ui/panel.tsx";
import { Lead, Section, SectionHeading } from "../../../ui/section.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import type { ChiropracticCare } from "./schema.ts";

type Care = ChiropracticCare["care"];

const CONDITION_STAGGER = 50;
const BENEFIT_STAGGER = 100;

const panel = (id: string, { tab, intro, items }: Care["benefits"], stagger: number) => ({
  id,
  tab,
  focusable: true,
  content: (
    <div className="stack">
      <Lead>{intro}</Lead>
      <Entries items={items} lined stagger={stagger} />
    </div>
  ),
});

/** Benefits and conditions in two tabs, with what research says about them. */
export const CareTabs = ({ words }: { words: Care }) => (
  <Section ground="plaster">
    <SectionHeading title={words.title} />
    <Tabs
      label={words.title}
      panels={[
        panel("benefits", words.benefits, BENEFIT_STAGGER),
        panel("conditions", words.conditions, CONDITION_STAGGER),
      ]}
    />
    <Notice words={words.evidence} color="white">
      <Sources sources={words.evidence.sources} />
    </Notice>
  </Section>
);
