import { Icon } from "../../../ui/icon.tsx";
import { NoWrapHyphens } from "../../../ui/no-wrap-hyphens.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { Section, SectionHeading } from "../../../ui/section.tsx";
import css from "./page.module.css";
import type { ManlyContent } from "./schema.ts";

/** A line from one place to the other, with the travel time. */
export const Journey = ({ words }: { words: ManlyContent["directions"] }) => (
  <Section ground="strong">
    <SectionHeading title={words.title} />
    <Picture picture={words.picture} size="page" />
    <div className={css.journey}>
      <p>{words.from}</p>
      <p className={css.time}>
        <span>
          <strong>{words.minutes},</strong> <NoWrapHyphens>{words.traffic}</NoWrapHyphens>
        </span>
      </p>
      <p>
        <Icon name="pin" size={26} /> {words.to}
      </p>
    </div>
  </Section>
);
