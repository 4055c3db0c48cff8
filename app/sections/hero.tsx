import type { CSSProperties } from "react";
import type { Glance } from "../facts/at-a-glance.ts";
import type { HeroPlace } from "../schema/page.ts";
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
  place: HeroPlace;
};

type HeroProps = {
  words: HeroWords;
  /** The clinic in a line, and its phone: every first screen ends in a call and these facts. */
  glance: Glance;
  /** Stands with the title, such as a practitioner's profession. */
  beside?: string;
  /**
   * On tablets: the picture fills its frame, or stands whole at its foot where it spreads sideways, or
   * reaches so far in that the title has to keep narrow.
   */
  tablet?: "filled" | "whole" | "near";
  /** Where the one primary action leads; the booking page by default. */
  ctaLink?: string;
};

/** So many letters of a title fit on one of its lines. */
const LINE = 14;

/** Over three lines it is set smaller; with a word as long as a line it may be wider than the column of words. */
function titleKind(title: string): "long" | "wide" | undefined {
  if (title.length > 3 * LINE) return "long";
  return title.split(/\s/).some((word) => word.length >= LINE) ? "wide" : undefined;
}

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
  tablet = "filled",
  ctaLink = glance.booking,
}: HeroProps) => {
  const { picture } = words;
  return (
    <section
      className={css.hero}
      data-ground={words.tone === "dark" ? "deep" : "paper"}
      data-height={words.height}
      data-place={words.place}
      data-title={titleKind(words.title)}
      data-tablet={tablet === "filled" ? undefined : tablet}
      data-patch={words.patch.find((where) => where !== "bar")}
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
