import { ButtonLink } from "../../ui/button.tsx";
import { SectionHeading } from "../../ui/section.tsx";
import type { Blog } from "./schema.ts";

/** A heading below the articles that invites readers to suggest a subject. */
export const ComingSoon = ({ words }: { words: Blog["soon"] }) => (
  <SectionHeading
    title={words.title}
    lead={words.lead}
    aside={<ButtonLink to={words.link.to}>{words.link.label}</ButtonLink>}
  />
);
