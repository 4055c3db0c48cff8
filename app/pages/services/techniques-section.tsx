import { LinkedNote } from "../../sections/linked-note.tsx";
import { ItemGrid } from "../../ui/item-grid.tsx";
import { Section, SectionHeading } from "../../ui/section.tsx";
import { Split } from "../../ui/split.tsx";
import { FinePrint } from "../../ui/typography.tsx";
import css from "./page.module.css";
import type { ServicesContent } from "./schema.ts";

/** The techniques, with their limits below. */
export const TechniquesSection = ({ content }: { content: ServicesContent["techniques"] }) => (
  <Section ground="tint" space="tight" className={css.techniques}>
    <SectionHeading title={content.title} lead={content.lead} />
    <ItemGrid
      items={content.items.map(({ fullTitle, description, ...item }) => ({
        ...item,
        description: fullTitle ? `${fullTitle}. ${description}` : description,
      }))}
      maxColumns={5}
      largePictures
    />
    <Split>
      <div className="small-text">
        <LinkedNote content={content.linkedNote} />
      </div>
      <div>
        {content.notes.map((note) => (
          <FinePrint key={note}>{note}</FinePrint>
        ))}
      </div>
    </Split>
  </Section>
);
