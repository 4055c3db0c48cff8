import { Sources } from "../../../sections/sources.tsx";
import { Accordion } from "../../../ui/accordion.tsx";
import { ItemGrid } from "../../../ui/item-grid.tsx";
import { Paragraphs } from "../../../ui/paragraphs.tsx";
import { Section, SectionHeading } from "../../../ui/section.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import { Lead } from "../../../ui/typography.tsx";
import type { ChiropracticCareContent } from "./schema.ts";

type Care = ChiropracticCareContent["care"];

const CONDITION_STAGGER_MS = 50;
const BENEFIT_STAGGER_MS = 100;

const panel = (id: string, { label, lead, items }: Care["benefits"], stagger: number) => ({
  id,
  label,
  focusable: true,
  content: (
    <div className="stack">
      <Lead>{lead}</Lead>
      <ItemGrid items={items} lined stagger={stagger} />
    </div>
  ),
});

/** Benefits and conditions in two tabs, with what research says about them. */
export const CareTabsSection = ({ content }: { content: Care }) => (
  <Section ground="plaster">
    <SectionHeading title={content.title} />
    <Tabs
      label={content.title}
      panels={[
        panel("benefits", content.benefits, BENEFIT_STAGGER_MS),
        panel("conditions", content.conditions, CONDITION_STAGGER_MS),
      ]}
    />
    <Accordion
      items={[
        {
          id: "research",
          summary: content.evidence.title,
          content: (
            <>
              <Paragraphs texts={content.evidence.body} />
              <Sources sources={content.evidence.sources} />
            </>
          ),
        },
      ]}
    />
  </Section>
);
