import { LinkedNote } from "../../sections/linked-note.tsx";
import { ButtonGroup, ButtonLink } from "../../ui/button.tsx";
import { Reveal } from "../../ui/reveal.tsx";
import { Lead, MoreLink, Section, SectionHeading } from "../../ui/section.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import css from "./help-tabs.module.css";
import { LeafList } from "./leaf-list.tsx";
import type { Home } from "./schema.ts";

type HelpTabsProps = {
  words: Home["help"];
  assessment: string;
  booking: string;
};

/** What the clinic can help with, in tabs, each with a link to book an assessment. */
export const HelpTabs = ({ words, assessment, booking }: HelpTabsProps) => (
  <Section ground="tint" space="tight">
    <Reveal>
      <div className={css.head}>
        <SectionHeading eyebrow={words.eyebrow} title={words.title} />
      </div>
      <Tabs
        label={words.eyebrow}
        panels={words.tabs.map((tab) => ({
          id: tab.id,
          tab: tab.tab,
          content: (
            <div className={css.panel}>
              <div>
                <h3 className={css.title}>{tab.title}</h3>
                <Lead>{tab.description}</Lead>
                <ButtonGroup>
                  <ButtonLink to={assessment}>{words.bookAssessment}</ButtonLink>
                </ButtonGroup>
              </div>
              <div>
                <h4 className={css.conditionsTitle}>{tab.conditionsTitle}</h4>
                <LeafList items={tab.conditions} />
                <LinkedNote words={tab.note} />
              </div>
            </div>
          ),
        }))}
      />
      <p className={css.consult}>
        <MoreLink to={booking} arrow>
          {words.bookConsultation}
        </MoreLink>
      </p>
    </Reveal>
  </Section>
);
