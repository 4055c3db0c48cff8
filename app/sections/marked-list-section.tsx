import type { ReactNode } from "react";
import type { PictureData } from "../lib/picture-data.ts";
import { type Item, ItemGrid } from "../ui/item-grid.tsx";
import { MarkedPicture } from "../ui/marked-picture.tsx";
import { Section, SectionHeading } from "../ui/section.tsx";
import css from "./marked-list-section.module.css";

const SIDES = { start: css.start, end: css.end };

type MarkedListSectionProps = {
  content: {
    eyebrow?: string;
    title: string;
    lead: string;
    picture: PictureData;
    items: readonly Item[];
  };
  /**
   * "start": on a desktop the drawing is before heading and list. "end": it's after the heading and hangs from the section's
   * upper edge, with the list across the page.
   */
  side?: keyof typeof SIDES;
  /** Shown below the list. */
  children?: ReactNode;
};

/** A numbered list of any length, next to a drawing with its numbers. */
export const MarkedListSection = ({
  content,
  side = "start",
  children,
}: MarkedListSectionProps) => (
  <Section>
    <div className={SIDES[side]}>
      <div className={css.head}>
        <SectionHeading eyebrow={content.eyebrow} title={content.title} lead={content.lead} />
      </div>
      <div className={css.figure}>
        <MarkedPicture picture={content.picture} items={content.items} />
      </div>
      <div className={css.list}>
        <ItemGrid
          items={content.items}
          maxColumns={side === "end" ? 4 : 2}
          numbered
          marks
          stagger={50}
        />
        {children}
      </div>
    </div>
  </Section>
);
