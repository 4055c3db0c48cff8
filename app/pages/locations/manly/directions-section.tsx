import { Icon } from "../../../ui/icon.tsx";
import { NoWrapHyphens } from "../../../ui/no-wrap-hyphens.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { Section, SectionHeading } from "../../../ui/section.tsx";
import css from "./page.module.css";
import type { ManlyContent } from "./schema.ts";

/** A line from one place to the other, with the travel time. */
export const DirectionsSection = ({ content }: { content: ManlyContent["gettingHere"] }) => (
  <Section ground="strong">
    <SectionHeading title={content.title} />
    <Picture picture={content.picture} size="window" />
    <div className={css.directions}>
      <p>{content.startPlace}</p>
      <p className={css.time}>
        <span>
          <strong>{content.travelTime},</strong> <NoWrapHyphens>{content.traffic}</NoWrapHyphens>
        </span>
      </p>
      <p>
        <Icon name="pin" size={26} /> {content.endPlace}
      </p>
    </div>
  </Section>
);
