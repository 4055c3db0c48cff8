import type { ReactNode } from "react";
import { ButtonGroup } from "../ui/button.tsx";
import { Picture } from "../ui/picture.tsx";
import type { Picture as PictureData } from "../ui/picture-data.ts";
import { Eyebrow, Wrap } from "../ui/section.tsx";
import css from "./hero.module.css";

export type HeroWords = {
  eyebrow: string;
  title: string;
  lead: string;
  picture: PictureData;
  tone: "light" | "dark";
  height: "small" | "medium" | "large";
};

type HeroProps = {
  words: HeroWords;
  /** Stands right beside the title, such as a practitioner's profession. */
  beside?: string;
  /** The calm side of the picture, where the words stand on wide screens. */
  side?: "left" | "right";
  /** On wide screens: words over the picture, or above it where the picture has no calm side. */
  layout?: "over" | "above";
  /** The buttons. */
  children?: ReactNode;
};

/** The first screen of a page: one picture, one headline, one paragraph, the next step. */
export const Hero = ({ words, beside, side = "left", layout = "over", children }: HeroProps) => (
  <section
    className={css.hero}
    data-tone={words.tone}
    data-height={words.height}
    data-side={side}
    data-layout={layout}
    data-ground={words.tone === "dark" ? "deep" : "paper"}
  >
    <Picture picture={words.picture} sizes="100vw" className={css.picture} first />
    <Wrap>
      <div className={css.words}>
        <Eyebrow>{words.eyebrow}</Eyebrow>
        <h1>
          {words.title}
          {beside && (
            <>
              {" "}
              <span className={css.beside}>{beside}</span>
            </>
          )}
        </h1>
        <p className={css.lead}>{words.lead}</p>
        {children && <ButtonGroup>{children}</ButtonGroup>}
      </div>
    </Wrap>
  </section>
);
