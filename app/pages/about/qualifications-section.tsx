import type { ClientClinic } from "../../schema/client-content.ts";
import { Accordion } from "../../ui/accordion.tsx";
import { ItemGrid } from "../../ui/item-grid.tsx";
import { Panel } from "../../ui/panel.tsx";
import { Paragraphs } from "../../ui/paragraphs.tsx";
import { Section, SectionHeading } from "../../ui/section.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import css from "./page.module.css";
import type { AboutContent } from "./schema.ts";

type QualificationsSectionProps = {
  content: AboutContent["qualifications"];
  referrers: AboutContent["referrers"];
  registration: ClientClinic["registration"];
};

/** The practitioner's qualifications, the facts anyone can look up, and how she works with doctors and midwives. */
export const QualificationsSection = ({
  content,
  referrers,
  registration,
}: QualificationsSectionProps) => (
  <Section>
    <SectionHeading eyebrow={content.eyebrow} title={content.title} />
    <ItemGrid
      items={content.cards.map(({ degree, description, ...card }) => ({
        ...card,
        description: degree
          ? `${description} ${degree.name}, ${degree.university}, ${degree.year}.`
          : description,
      }))}
      maxColumns={4}
      largePictures
      lined
      className={css.qualifications}
    />
    <Panel color="plaster">
      <div className={css.factsWithTitle}>
        <h3>{content.registration.title}</h3>
        <dl className={css.facts}>
          <div>
            <dt>{content.registration.registrationLabel}</dt>
            <dd>
              {registration.statement}
              <p>
                {content.registration.numberLabel} <b>{registration.number}</b>
              </p>
              <TextLink to={registration.registerUrl} arrow>
                {content.registration.registerLink}
              </TextLink>
            </dd>
          </div>
          <div>
            <dt>{content.registration.associationLabel}</dt>
            <dd>{registration.association}</dd>
          </div>
          <div>
            <dt>{content.registration.insuranceLabel}</dt>
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
