import type { ReactNode } from "react";
import type { Site } from "../../schema/site.ts";
import { HeroFrame } from "../../sections/hero.tsx";
import { ButtonGroup } from "../../ui/button.tsx";
import { Lead } from "../../ui/text.tsx";
import css from "./page.module.css";

type NotFoundHeroProps = {
  words: Site["notFound"];
  /** Links to other pages. */
  children: ReactNode;
};

/** What the picture is behind: the words are on its left, as in a tall hero. */
export const frame = (words: Site["notFound"]) =>
  ({ picture: words.picture, tone: "light", layout: "left", height: "large" }) as const;

export const NotFoundHero = ({ words, children }: NotFoundHeroProps) => (
  <HeroFrame words={frame(words)} className={css.panel}>
    <h1>
      <span className={css.code}>{words.code}</span>{" "}
      <span className={css.title}>{words.title}</span>
    </h1>
    <Lead className={css.lead}>{words.lead}</Lead>
    <ButtonGroup className={css.buttons}>{children}</ButtonGroup>
  </HeroFrame>
);
