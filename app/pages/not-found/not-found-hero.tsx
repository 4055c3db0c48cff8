import type { ReactNode } from "react";
import type { Site } from "../../schema/site.ts";
import { HeroFrame } from "../../sections/hero.tsx";
import { ButtonGroup } from "../../ui/button-link.tsx";
import { Lead } from "../../ui/typography.tsx";
import css from "./page.module.css";

type NotFoundHeroProps = {
  labels: Site["notFound"];
  /** Links to other pages. */
  children: ReactNode;
};

/** What the picture is behind: the words are on its left, as in a tall hero. */
export const heroFrameContent = (labels: Site["notFound"]) =>
  ({ picture: labels.picture, tone: "light", layout: "left", height: "large" }) as const;

export const NotFoundHero = ({ labels, children }: NotFoundHeroProps) => (
  <HeroFrame content={heroFrameContent(labels)} className={css.hero}>
    <h1>
      <span className={css.code}>{labels.code}</span>{" "}
      <span className={css.title}>{labels.title}</span>
    </h1>
    <Lead className={css.lead}>{labels.lead}</Lead>
    <ButtonGroup className={css.buttons}>{children}</ButtonGroup>
  </HeroFrame>
);
