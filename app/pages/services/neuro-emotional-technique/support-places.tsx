import { helplineLink } from "../../../facts/format.ts";
import { HeadingPicture } from "../../../sections/heading-picture.tsx";
import { Anchor } from "../../../ui/anchor.tsx";
import { NoWrapHyphens } from "../../../ui/no-wrap-hyphens.tsx";
import { Section, SectionHeading } from "../../../ui/section.tsx";
import type { NeuroEmotionalTechnique } from "./content.ts";
import css from "./support-places.module.css";

/** Other places to get help. If a place has a phone number, its name is a link that dials it. */
export const SupportPlaces = ({ words }: { words: NeuroEmotionalTechnique["support"] }) => (
  <Section space="tight">
    <div className={css.grid}>
      <SectionHeading eyebrow={words.eyebrow} title={words.title} lead={words.lead} />
      <div className={css.drawing}>
        <HeadingPicture picture={words.picture} />
      </div>
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
            <p>
              <NoWrapHyphens>{description}</NoWrapHyphens>
            </p>
          </li>
        ))}
      </ul>
    </div>
  </Section>
);
