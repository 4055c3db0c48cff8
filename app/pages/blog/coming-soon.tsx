import { ButtonLink } from "../../ui/button.tsx";
import { SectionHeading } from "../../ui/section.tsx";
import type { BlogContent } from "./schema.ts";

/** A heading below the articles that invites readers to suggest a subject. */
export const ComingSoon = ({ words }: { words: BlogContent["soon"] }) => (
  <SectionHeading
    title={words.title}
    lead={words.lead}
    aside={<ButtonLink to={words.link.to}>{words.link.label}</ButtonLink>}
  />
);
