import type { ReactNode } from "react";
import { ButtonGroup } from "../../ui/button.tsx";
import { HeadedText } from "../../ui/headed-text.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Reveal } from "../../ui/reveal.tsx";
import { Section } from "../../ui/section.tsx";
import css from "./invitation.module.css";
import type { About } from "./schema.ts";

type InvitationProps = {
  words: About["closing"];
  children: ReactNode;
};

/** A light ending, because the page already has a dark section: a picture in an arch, and the next step. */
export const Invitation = ({ words, children }: InvitationProps) => (
  <Section ground="tint">
    <div className={css.grid}>
      <Reveal>
        <HeadedText words={words}>
          <ButtonGroup>{children}</ButtonGroup>
        </HeadedText>
      </Reveal>
      <Reveal className={css.side} delay={100}>
        <Picture
          picture={words.picture}
          sizes="(max-width: 699px) 70vw, 30rem"
          className={css.arch}
        />
      </Reveal>
    </div>
  </Section>
);
