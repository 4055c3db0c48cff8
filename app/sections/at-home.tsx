import type { AtHome as AtHomeWords } from "../schema/shared-fields.ts";
import { type Ground, Section, SectionHeading } from "../ui/section.tsx";
import css from "./at-home.module.css";

/** A few things to try before a visit. It continues the section above it. */
export const AtHome = ({ words, ground }: { words: AtHomeWords; ground?: Ground }) => (
  <Section space="tight" continues {...(ground && { ground })}>
    <SectionHeading title={words.title} size="small" />
    <ul className={css.tips}>
      {words.tips.map((tip) => (
        <li key={tip}>{tip}</li>
      ))}
    </ul>
  </Section>
);
