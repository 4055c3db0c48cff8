import { ButtonLink } from "../../ui/button-link.tsx";
import { SectionHeading } from "../../ui/section.tsx";
import type { BlogContent } from "./schema.ts";

/** A heading below the articles that invites readers to suggest a subject. */
export const ComingSoon = ({ content }: { content: BlogContent["comingSoon"] }) => (
  <SectionHeading
    title={content.title}
    lead={content.lead}
    aside={<ButtonLink to={content.link.to}>{content.link.label}</ButtonLink>}
  />
);
