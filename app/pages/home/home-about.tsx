import { Picture } from "../../ui/picture.tsx";
import type { Picture as PictureData } from "../../ui/picture-data.ts";
import { Reveal } from "../../ui/reveal.tsx";
import { Eyebrow, Lead, MoreLink, Section } from "../../ui/section.tsx";
import css from "./home-about.module.css";

type HomeAboutProps = {
  id: string;
  words: {
    eyebrow: string;
    title: string;
    lead: string;
    body: string[];
    link: { label: string; to: string };
    picture: PictureData;
    inset: PictureData;
  };
};

export const HomeAbout = ({ id, words }: HomeAboutProps) => (
  <Section id={id}>
    <div className={css.grid}>
      <Reveal className={css.pictures}>
        <Picture
          picture={words.picture}
          sizes="(max-width: 820px) 80vw, 36vw"
          className={css.arch}
        />
        <Picture
          picture={words.inset}
          sizes="(max-width: 820px) 38vw, 17vw"
          className={css.inset}
        />
      </Reveal>
      <Reveal className={css.words} delay={100}>
        <Eyebrow>{words.eyebrow}</Eyebrow>
        <h2>{words.title}</h2>
        <Lead>{words.lead}</Lead>
        {words.body.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <MoreLink to={words.link.to} arrow>
          {words.link.label}
        </MoreLink>
      </Reveal>
    </div>
  </Section>
);
