import type { Site } from "../../schema/site.ts";
import { CardLink } from "../../ui/card-link.tsx";
import { Grid } from "../../ui/grid.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Panel } from "../../ui/panel.tsx";
import { PhoneLinks } from "../../ui/phone-links.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Section } from "../../ui/section.tsx";
import { Split } from "../../ui/split.tsx";
import { Statement } from "../../ui/statement.tsx";
import { Lead } from "../../ui/typography.tsx";
import css from "./page.module.css";
import type { ServicesContent } from "./schema.ts";

type ChooseServiceSectionProps = {
  content: ServicesContent["choose"];
  labels: Site["medicalNotice"];
};

/** Common situations, each with a link to the service that helps. */
export const ChooseServiceSection = ({ content, labels }: ChooseServiceSectionProps) => (
  <Section ground="deep">
    <Split widerSide="start" align="center">
      <Statement title={content.title} sentence={content.sentence}>
        <Lead>{content.lead}</Lead>
      </Statement>
      <Picture picture={content.picture} />
    </Split>
    <Grid label={content.title} className={css.choices}>
      {content.choices.map(({ situation, link }) => (
        <li key={situation} className={css.choice}>
          <p className={css.situation}>{situation}</p>
          <CardLink to={link.to} className={css.link}>
            {link.label}
          </CardLink>
          <Icon name="arrow" size={20} />
        </li>
      ))}
    </Grid>
    <Panel>
      <h3>{labels.helpFirstTitle}</h3>
      <ul className={css.notes}>
        {content.helpFirstNotes.map((note) => (
          <li key={note}>
            <PhoneLinks>{note}</PhoneLinks>
          </li>
        ))}
      </ul>
    </Panel>
  </Section>
);
