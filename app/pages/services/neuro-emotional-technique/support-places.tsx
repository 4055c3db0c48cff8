import { helplineLink } from "../../../facts/format.ts";
import { HeadPicture } from "../../../sections/head-picture.tsx";
import { Anchor } from "../../../ui/link.tsx";
import { Section, SectionHead } from "../../../ui/section.tsx";
import type { NeuroEmotionalTechnique } from "./content.ts";
import css from "./support-places.module.css";

/** Other places to get help. If a place has a phone number, its name is a link that dials it. */
export const SupportPlaces = ({ words }: { words: NeuroEmotionalTechnique["support"] }) => (
  <Section space="tight">
    <SectionHead
      eyebrow={words.eyebrow}
      title={words.title}
      lead={words.lead}
      aside={<HeadPicture picture={words.picture} />}
    />
    <ul className={css.list}>
      {words.places.map(({ title, description, call }) => (
        <li key={title} className={css.place}>
          <h3>
            {call ? (
              <Anchor to={helplineLink(call)} className={css.call}>
                {title}
              </Anchor>
            ) : (
              title
            )}
          </h3>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  </Section>
);
