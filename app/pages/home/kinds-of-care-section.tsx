import type { ClientClinic } from "../../schema/client-content.ts";
import { LeafList } from "../../sections/leaf-list.tsx";
import { LinkedNote } from "../../sections/linked-note.tsx";
import { ButtonGroup, ButtonLink } from "../../ui/button-link.tsx";
import { Reveal } from "../../ui/reveal.tsx";
import { Section, SectionHeading } from "../../ui/section.tsx";
import { Split } from "../../ui/split.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { Lead } from "../../ui/typography.tsx";
import css from "./page.module.css";
import type { HomeContent } from "./schema.ts";

type KindsOfCareSectionProps = {
  content: HomeContent["kindsOfCare"];
  booking: ClientClinic["booking"];
};

/** What the clinic can help with, in tabs, each with a link to book an assessment. */
export const KindsOfCareSection = ({ content, booking }: KindsOfCareSectionProps) => (
  <Section ground="tint" space="tight" className={css.kinds}>
    <Reveal>
      <SectionHeading eyebrow={content.eyebrow} title={content.title} />
      <Tabs
        label={content.eyebrow}
        panels={content.tabs.map((tab) => ({
          id: tab.id,
          label: tab.label,
          content: (
            <Split>
              <div>
                <h3>{tab.title}</h3>
                <Lead>{tab.description}</Lead>
                <ButtonGroup>
                  <ButtonLink to={booking.assessmentUrl}>{content.assessmentButton}</ButtonLink>
                </ButtonGroup>
              </div>
              <div>
                <h4 className="plain-heading">{tab.conditionsTitle}</h4>
                <div className={css.conditions}>
                  <LeafList items={tab.conditions} />
                </div>
                <LinkedNote content={tab.linkedNote} />
              </div>
            </Split>
          ),
        }))}
      />
      <TextLink to={booking.generalUrl} arrow>
        {content.consultationLink}
      </TextLink>
    </Reveal>
  </Section>
);
