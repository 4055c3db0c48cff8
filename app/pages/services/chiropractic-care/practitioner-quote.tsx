import { Picture } from "../../../ui/picture.tsx";
import type { Picture as PictureData } from "../../../ui/picture-data.ts";
import { Reveal } from "../../../ui/reveal.tsx";
import { MoreLink, Section } from "../../../ui/section.tsx";
import css from "./practitioner-quote.module.css";

type PractitionerQuoteProps = {
  words: {
    eyebrow: string;
    quote: string;
    body: string[];
    more: { label: string; to: string };
    picture: PictureData;
  };
  /** Who says it, the profession beside the name. */
  by: { name: string; title: string };
};

/** How the practitioner works, in her own words, beside a picture in an arch. */
export const PractitionerQuote = ({ words, by }: PractitionerQuoteProps) => (
  <Section>
    <div className={css.grid}>
      <Reveal>
        <Picture
          picture={words.picture}
          sizes="(max-width: 820px) 19rem, 32vw"
          className={css.arch}
        />
      </Reveal>
      <Reveal delay={100}>
        <h2 className={css.eyebrow}>{words.eyebrow}</h2>
        <figure>
          <blockquote className={css.quote}>
            <p>“{words.quote}”</p>
          </blockquote>
          <figcaption className={css.by}>
            <b>{by.name}</b> ({by.title})
          </figcaption>
        </figure>
        <div className={css.body}>
          {words.body.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <MoreLink to={words.more.to} arrow>
            {words.more.label}
          </MoreLink>
        </div>
      </Reveal>
    </div>
  </Section>
);
