import { Fragment } from "react";
import {
  CONTACT_CARD,
  mailLink,
  oneLineAddress,
  phoneLink,
  placeLink,
} from "../../facts/format.ts";
import type { ClientClinic } from "../../schema/client-content.ts";
import { HoursTable, type HoursTableProps } from "../../sections/hours-table.tsx";
import { Anchor } from "../../ui/anchor.tsx";
import { Grid } from "../../ui/grid.tsx";
import { MoreLink } from "../../ui/more-link.tsx";
import { Panel } from "../../ui/panel.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Reveal } from "../../ui/reveal.tsx";
import { Section, SectionHeading } from "../../ui/section.tsx";
import css from "./page.module.css";
import type { Contact } from "./schema.ts";

type OtherWaysProps = {
  words: Contact["contact"];
  clinic: ClientClinic;
  site: HoursTableProps["site"];
};

/** The other ways to reach the clinic, a drawing of the building, and the opening hours. */
export function OtherWays({ words, clinic, site }: OtherWaysProps) {
  const ways = [
    { title: words.phone, info: clinic.phone, to: phoneLink(clinic.phone) },
    { title: words.email, info: clinic.email, to: mailLink(clinic.email) },
    { title: words.address, info: oneLineAddress(clinic), to: placeLink(clinic) },
  ];
  return (
    <Section ground="plaster">
      <SectionHeading
        title={words.title}
        lead={words.newPatients}
        aside={
          <MoreLink to={CONTACT_CARD} download>
            {words.save}
          </MoreLink>
        }
      />
      <Grid>
        {ways.map(({ title, info, to }) => (
          <li key={title} className={css.way}>
            <h3 className="small-heading">{title}</h3>
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
        <Picture picture={words.picture} className={css.drawing} />
        <Reveal className={css.hours}>
          <Panel color="white">
            <HoursTable caption={words.hours} clinic={clinic} site={site} />
          </Panel>
        </Reveal>
      </div>
    </Section>
  );
}
