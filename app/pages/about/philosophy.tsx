import type { ReactNode } from "react";
import { ButtonGroup } from "../../ui/button.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Reveal } from "../../ui/reveal.tsx";
import { Lead, Section } from "../../ui/section.tsx";
import css from "./philosophy.module.css";
import type { About } from "./schema.ts";

type PhilosophyProps = {
  words: About["philosophy"];
  children: ReactNode;
};

/** A large quote on the deep ground, between a small picture and faint arches. */
export const Philosophy = ({ words, children }: PhilosophyProps) => (
  <Section ground="deep" space="grand" className={css.section}>
    <Reveal className={css.words}>
      <Picture picture={words.picture} sizes="16rem" className={css.shell} />
      <h2 className={css.title}>{words.title}</h2>
      <blockquote className={css.quote}>“{words.quote}”</blockquote>
      <Lead>{words.body}</Lead>
      <ButtonGroup>{children}</ButtonGroup>
    </Reveal>
  </Section>
);
