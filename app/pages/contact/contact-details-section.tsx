import { Fragment } from "react";
import { oneLineAddress } from "../../facts/format.ts";
import { mailtoUrl, placeUrl, telUrl, VCARD_PATH } from "../../facts/links.ts";
import type { ClientClinic } from "../../schema/client-content.ts";
import { HoursTable, type HoursTableProps } from "../../sections/hours-table.tsx";
import { Anchor } from "../../ui/anchor.tsx";
import { Grid } from "../../ui/grid.tsx";
import { Panel } from "../../ui/panel.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Reveal } from "../../ui/reveal.tsx";
import { Section, SectionHeading } from "../../ui/section.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import css from "./page.module.css";
import type { ContactContent } from "./schema.ts";

type ContactDetailsSectionProps = {
  content: ContactContent["contact"];
  clinic: ClientClinic;
  labels: HoursTableProps["labels"];
};

/** The other ways to reach the clinic, a drawing of the building, and the opening hours. */
export function ContactDetailsSection({ content, clinic, labels }: ContactDetailsSectionProps) {
  const ways = [
    { title: content.phoneTitle, info: clinic.phone, to: telUrl(clinic.phone) },
    { title: content.emailTitle, info: clinic.email, to: mailtoUrl(clinic.email) },
    { title: content.addressTitle, info: oneLineAddress(clinic), to: placeUrl(clinic) },
  ];
  return (
    <Section ground="plaster">
      <SectionHeading
        title={content.title}
        lead={content.newPatients}
        aside={
          <TextLink to={VCARD_PATH} download>
            {content.contactCardLink}
          </TextLink>
        }
      />
      <Grid>
        {ways.map(({ title, info, to }) => (
          <li key={title} className={css.detail}>
            <h3 className="plain-heading">{title}</h3>
            <Anchor to={to} className={css.link}>
              {/* An email address may break before its @. */}
              {info.split(/(?=@)/).map((part) => (
                <Fragment key={part}>
                  <wbr />
                  {part}
                </Fragment>
              ))}
            </Anchor>
          </li>
        ))}
      </Grid>
      <div className={css.place}>
        <Picture picture={content.picture} className={css.picture} />
        <Reveal className={css.hours}>
          <Panel color="white">
            <HoursTable caption={content.hoursTitle} clinic={clinic} labels={labels} />
          </Panel>
        </Reveal>
      </div>
    </Section>
  );
}
