import type { ReactNode } from "react";
import type { Site } from "../../schema/site.ts";
import { HeroFrame } from "../../sections/hero.tsx";
import { ButtonGroup } from "../../ui/button.tsx";
import { Lead } from "../../ui/text.tsx";
import css from "./page.module.css";

type NotFoundHeroProps = {
  content: Site["notFound"];
  /** Links to other pages. */
  children: ReactNode;
};

/** What the picture is behind: the words are on its left, as in a tall hero. */
export const frame = (content: Site["notFound"]) =>
  ({ picture: content.picture, tone: "light", layout: "left", height: "large" }) as const;

export const NotFoundHero = ({ content, children }: NotFoundHeroProps) => (
  <HeroFrame content={frame(content)} className={css.hero}>
    <h1>
      <span className={css.code}>{content.code}</span>{" "}
      <span className={css.title}>{content.title}</span>
    </h1>
    <Lead className={css.lead}>{content.lead}</Lead>
    <ButtonGroup className={css.buttons}>{children}</ButtonGroup>
  </HeroFrame>
);
