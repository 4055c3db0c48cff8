import type { ClientClinic } from "../../schema/client-content.ts";
import { Entries } from "../../ui/entries.tsx";
import { Grid } from "../../ui/grid.tsx";
import { Panel } from "../../ui/panel.tsx";
import { Reveal } from "../../ui/reveal.tsx";
import { MoreLink, Section, SectionHeading } from "../../ui/section.tsx";
import css from "./page.module.css";
import type { About } from "./schema.ts";

type QualificationsProps = {
  words: About["qualifications"];
  registration: ClientClinic["registration"];
};

/** The practitioner's qualifications, and the facts anyone can look up. */
export const Qualifications = ({ words, registration }: QualificationsProps) => (
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
    <Reveal>
      <Panel color="plaster">
        <div className={css.proof}>
          <h3>{words.facts.title}</h3>
          <Grid as="dl" className={css.facts}>
            <div>
              <dt>{words.facts.registration}</dt>
              <dd>
                {registration.statement}
                <p>
                  {words.facts.number} <b>{registration.number}</b>
                </p>
                <MoreLink to={registration.register} arrow>
                  {words.facts.register}
                </MoreLink>
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
          </Grid>
        </div>
      </Panel>
    </Reveal>
  </Section>
);
