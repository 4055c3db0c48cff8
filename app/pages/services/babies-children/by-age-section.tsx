import { LinkedNote } from "../../../sections/linked-note.tsx";
import { ItemGrid } from "../../../ui/item-grid.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { Section, SectionHeading } from "../../../ui/section.tsx";
import css from "./page.module.css";
import type { BabiesChildrenContent } from "./schema.ts";

/** How a visit goes at each age. On a desktop the ages are on a landscape, each as far down as the content says. */
export const ByAgeSection = ({ content }: { content: BabiesChildrenContent["byAge"] }) => {
  const { picture, ages } = content;
  return (
    <Section ground="plaster" className={css.byAge}>
      <div
        className={css.onLandscape}
        style={{ "--landscape-ratio": picture.width / picture.height }}
      >
        <SectionHeading
          eyebrow={content.eyebrow}
          title={content.title}
          lead={content.lead}
          className={css.heading}
        />
        <Picture picture={picture} size="window" className={css.landscape} />
        <ItemGrid items={ages} maxColumns={4} largePictures mobilePictures className={css.ages} />
      </div>
      <LinkedNote content={content.linkedNote} />
    </Section>
  );
};
