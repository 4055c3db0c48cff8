import { HeadedText } from "../../../ui/headed-text.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { Reveal } from "../../../ui/reveal.tsx";
import { Section } from "../../../ui/section.tsx";
import { Split } from "../../../ui/split.tsx";
import css from "./page.module.css";
import type { ManlyContent } from "./schema.ts";

/** The local community: a picture and text, and the suburbs nearby in large letters. */
export const CommunitySection = ({ content }: { content: ManlyContent["community"] }) => (
  <Section>
    <Split widerSide="end" align="center">
      <Reveal>
        <Picture picture={content.picture} className={css.communityPicture} />
      </Reveal>
      <Reveal delay={100}>
        <HeadedText content={content} />
      </Reveal>
    </Split>
    <div className={css.places}>
      <h3 className="plain-heading">{content.places.title}</h3>
      <ul className={css.names}>
        {content.places.names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </div>
  </Section>
);
