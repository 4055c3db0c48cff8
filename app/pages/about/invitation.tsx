import type { ReactNode } from "react";
import { ButtonGroup } from "../../ui/button.tsx";
import { Picture } from "../../ui/picture.tsx";
import type { Picture as PictureData } from "../../ui/picture-data.ts";
import { Reveal } from "../../ui/reveal.tsx";
import { Eyebrow, type Ground, Section } from "../../ui/section.tsx";
import css from "./invitation.module.css";

type InvitationProps = {
  words: { eyebrow: string; title: string; body: string[]; picture: PictureData };
  ground?: Ground;
  /** The buttons. */
  children: ReactNode;
};

/** The light way to end a screen that already has a dark section: a picture in an arch and the next step. */
export const Invitation = ({ words, ground = "mist", children }: InvitationProps) => (
  <Section ground={ground}>
    <div className={css.grid}>
      <Reveal className={css.words}>
        <Eyebrow>{words.eyebrow}</Eyebrow>
        <h2>{words.title}</h2>
        {words.body.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <ButtonGroup>{children}</ButtonGroup>
      </Reveal>
      <Reveal className={css.side} delay={100}>
        <Picture
          picture={words.picture}
          sizes="(max-width: 820px) 70vw, 26rem"
          className={css.arch}
        />
      </Reveal>
    </div>
  </Section>
);
