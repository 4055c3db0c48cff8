import type { CSSProperties } from "react";
import type { Glance } from "../facts/at-a-glance.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Picture } from "../ui/picture.tsx";
import type { HeroPicture } from "../ui/picture-data.ts";
import { Eyebrow, Wrap } from "../ui/section.tsx";
import { FactsLine } from "./facts-line.tsx";
import css from "./hero.module.css";
import picturePlace from "./hero-picture.module.css";

export type HeroWords = {
  eyebrow: string;
  title: string;
  lead: string;
  ctaText: string;
  picture: HeroPicture;
  tone: "light" | "dark";
  height: "small" | "medium" | "large";
  patch: ("words" | "tablet" | "bar")[];
};

type HeroProps = {
  words: HeroWords;
  /** The clinic in a line, and its phone: every first screen ends in a call and these facts. */
  glance: Glance;
  /** Stands with the title, such as a practitioner's profession. */
  beside?: string;
  /** The calm side of the picture, where the words stand on wide screens. */
  side?: "left" | "right";
  /** On wide screens: words over the picture, or above it where the picture has no calm side. */
  layout?: "over" | "above";
  /**
   * On tablets: the picture fills its frame, or stands whole at its foot where it spreads sideways, or
   * reaches so far in that the title has to keep narrow.
   */
  tablet?: "filled" | "whole" | "near";
  /** Where the one primary action leads; the booking page by default. */
  ctaLink?: string;
};

/** A title of more letters than this is set smaller on a phone, to leave room for the actions. */
const LONG = 42;
/** A word of so many letters may stand wider than the column of words, rather than break at its hyphen. */
const WIDE = /\S{14}/;

/** How the picture stands in its frame: see the stylesheet. */
function view({
  color,
  view: { tablet, wide, zoom, keep },
}: HeroPicture): CSSProperties & Record<`--${string}`, string | number | undefined> {
  const share = (place: string) => place.split(" ").map((value) => Number.parseFloat(value) / 100);
  const [tabletX, tabletY] = share(tablet);
  const [wideX, wideY] = share(wide);
  return {
    "--tablet-x": tabletX,
    "--tablet-y": tabletY,
    "--wide-x": wideX,
    "--wide-y": wideY,
    "--zoom": zoom,
    "--wall": color,
    ...(keep !== undefined && { "--keep": keep }),
  };
}

/** What the bar stands on over this hero; a screen says so in its `handle`. */
export const barOver = ({ tone, patch }: HeroWords) => ({ tone, patch: patch.includes("bar") });

/** The first screen of a page: one picture in its own light, one headline, one paragraph, the next step. */
export const Hero = ({
  words,
  glance,
  beside,
  side = "left",
  layout = "over",
  tablet = "filled",
  ctaLink = glance.booking,
}: HeroProps) => {
  const { picture } = words;
  return (
    <section
      className={css.hero}
      data-tone={words.tone}
      data-height={words.height}
      data-side={side}
      data-layout={layout}
      data-tablet={tablet === "filled" ? undefined : tablet}
      data-wide={WIDE.test(words.title) ? "" : undefined}
      data-patch={words.patch.find((place) => place !== "bar")}
      data-long={words.title.length > LONG ? "" : undefined}
      data-ground={words.tone === "dark" ? "deep" : "paper"}
      style={view(picture)}
    >
      {picture.view.keep !== undefined && (
        <Picture
          picture={{ ...picture, alt: "" }}
          sizes="100vw"
          className={picturePlace.mirror}
          first
        />
      )}
      <Picture picture={picture} sizes="100vw" className={picturePlace.picture} first />
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
          <div className={css.actions} data-print="hide">
            <ButtonLink to={ctaLink}>{words.ctaText}</ButtonLink>
            <ButtonLink to={glance.phoneLink} look="quiet" icon="phone">
              {glance.words.call}
            </ButtonLink>
          </div>
          <FactsLine glance={glance} />
        </div>
      </Wrap>
    </section>
  );
};
