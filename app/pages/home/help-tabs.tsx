import type { ClientClinic } from "../../schema/client-content.ts";
import { LeafList } from "../../sections/leaf-list.tsx";
import { LinkedNote } from "../../sections/linked-note.tsx";
import { ButtonGroup, ButtonLink } from "../../ui/button.tsx";
import { Reveal } from "../../ui/reveal.tsx";
import { Section, SectionHeading } from "../../ui/section.tsx";
import { Split } from "../../ui/split.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { Lead } from "../../ui/text.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import css from "./page.module.css";
import type { HomeContent } from "./schema.ts";

type HelpTabsProps = {
  words: HomeContent["help"];
  booking: ClientClinic["booking"];
};

/** What the clinic can help with, in tabs, each with a link to book an assessment. */
export const HelpTabs = ({ words, booking }: HelpTabsProps) => (
  <Section ground="tint" space="tight" className={css.help}>
    <Reveal>
      <SectionHeading eyebrow={words.eyebrow} title={words.title} />
      <Tabs
        label={words.eyebrow}
        panels={words.tabs.map((tab) => ({
          id: tab.id,
          tab: tab.tab,
          content: (
            <Split>
              <div>
                <h3>{tab.title}</h3>
                <Lead>{tab.description}</Lead>
                <ButtonGroup>
                  <ButtonLink to={booking.assessment}>{words.bookAssessment}</ButtonLink>
                </ButtonGroup>
              </div>
              <div>
                <h4 className="small-heading">{tab.conditionsTitle}</h4>
                <div className={css.concerns}>
                  <LeafList items={tab.conditions} />
                </div>
                <LinkedNote words={tab.note} />
              </div>
            </Split>
          ),
        }))}
      />
      <TextLink to={booking.general} arrow>
        {words.bookConsultation}
      </TextLink>
    </Reveal>
  </Section>
);
