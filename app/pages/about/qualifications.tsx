import type { ClientClinic } from "../../schema/client-content.ts";
import { Accordion } from "../../ui/accordion.tsx";
import { Entries } from "../../ui/entries.tsx";
import { Panel } from "../../ui/panel.tsx";
import { Paragraphs } from "../../ui/paragraphs.tsx";
import { Section, SectionHeading } from "../../ui/section.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import css from "./page.module.css";
import type { AboutContent } from "./schema.ts";

type QualificationsProps = {
  words: AboutContent["qualifications"];
  referrers: AboutContent["referrers"];
  registration: ClientClinic["registration"];
};

/** The practitioner's qualifications, the facts anyone can look up, and how she works with doctors and midwives. */
export const Qualifications = ({ words, referrers, registration }: QualificationsProps) => (
  <Section>
    <SectionHeading eyebrow={words.eyebrow} title={words.title} />
    <Entries
      items={words.cards.map(({ training, description, ...card }) => ({
        ...card,
        description: training
          ? `${description} ${training.course}, ${training.provider}, ${training.year}.`
          : description,
      }))}
      maxColumns={4}
      large
      lined
      className={css.credentials}
    />
    <Panel color="plaster">
      <div className={css.proof}>
        <h3>{words.facts.title}</h3>
        <dl className={css.facts}>
          <div>
            <dt>{words.facts.registration}</dt>
            <dd>
              {registration.statement}
              <p>
                {words.facts.number} <b>{registration.number}</b>
              </p>
              <TextLink to={registration.register} arrow>
                {words.facts.register}
              </TextLink>
            </dd>
          </div>
          <div>
            <dt>{words.facts.association}</dt>
            <dd>{registration.association}</dd>
          </div>
          <div>
            <dt>{words.facts.insurance}</dt>
            <dd>{registration.insurance}</dd>
          </div>
        </dl>
      </div>
    </Panel>
    <div className={css.referrers}>
      <Accordion
        items={[
          {
            id: "referrers",
            summary: referrers.title,
            content: <Paragraphs texts={referrers.body} />,
          },
        ]}
      />
    </div>
  </Section>
);
