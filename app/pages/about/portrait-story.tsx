import { Anchor } from "../../ui/link.tsx";
import { Picture } from "../../ui/picture.tsx";
import type { Picture as PictureData } from "../../ui/picture-data.ts";
import { Reveal } from "../../ui/reveal.tsx";
import { Eyebrow, Lead, Section } from "../../ui/section.tsx";
import css from "./portrait-story.module.css";

type PortraitStoryProps = {
  words: {
    eyebrow: string;
    title: string;
    lead: string;
    body: string[];
    interests: string;
    tags: { label: string; to: string }[];
    picture: PictureData;
  };
};

/** A person's own account beside a tall picture, ending in the tags of what they care for. */
export const PortraitStory = ({ words }: PortraitStoryProps) => (
  <Section>
    <div className={css.grid}>
      <Reveal className={css.side}>
        <Picture
          picture={words.picture}
          sizes="(max-width: 820px) 90vw, (max-width: 1480px) 40vw, 33rem"
          className={css.picture}
        />
      </Reveal>
      <Reveal className={css.words} delay={100}>
        <Eyebrow>{words.eyebrow}</Eyebrow>
        <h2>{words.title}</h2>
        <Lead>{words.lead}</Lead>
        {words.body.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <h3 className={css.interests}>{words.interests}</h3>
        <ul className={css.tags} aria-label={words.interests}>
          {words.tags.map(({ label, to }) => (
            <li key={label}>
              <Anchor to={to} className={css.tag}>
                {label}
              </Anchor>
            </li>
          ))}
        </ul>
      </Reveal>
    </div>
  </Section>
);
