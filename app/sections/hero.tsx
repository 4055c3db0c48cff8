import type { CSSProperties } from "react";
import type { ClinicSummary } from "../facts/clinic-summary.ts";
import type { HeroPlace } from "../schema/page.ts";
import type { Hero as HeroContent } from "../schema/shared-fields.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Picture } from "../ui/picture.tsx";
import { HERO_SIZES, type HeroPicture } from "../ui/picture-data.ts";
import { Eyebrow, groundAttributes, type Tint, Wrap } from "../ui/section.tsx";
import { FactsLine } from "./facts-line.tsx";
import css from "./hero.module.css";
import phoneCss from "./hero-phone.module.css";
import pictureCss from "./hero-picture.module.css";
import tabletCss from "./hero-tablet.module.css";
import { useTimeOfDayPicture } from "./time-of-day-picture.ts";

type HeroProps = {
  words: HeroContent & { place: HeroPlace };
  /** Short facts under the hero: suburb, registration, opening status. And the number for its call button. */
  clinic: ClinicSummary;
  /** Added to the title, such as the practitioner's profession. */
  titleSuffix?: string;
  /**
   * How a tablet shows the picture.
   * - "cover": it covers its frame
   * - "contain": nearly its whole height is shown, at the bottom, with a flipped copy above; only the first number of its
   *   focus counts
   * - "contain-tall": as "contain", but in a taller hero, with the words above the floor that the picture shows;
   *   they're narrow, and the buttons are one below the other
   * - "narrow-title": as "cover", with the title narrow, clear of the subject
   * - "narrow-text": as "cover", with all the words narrow
   */
  tabletLayout?: "cover" | "contain" | "contain-tall" | "narrow-title" | "narrow-text";
  /**
   * "tall": on tall phones the picture takes half the screen, and the hero almost all of it. "closer": the picture is
   * larger, so that nothing in it is behind the menu button.
   */
  phoneLayout?: "tall" | "closer";
  /** The page's own colour: behind the words on a phone, behind the facts on a tablet. */
  tint?: Tint;
  /** The main button's address; the booking page by default. */
  ctaLink?: string;
};

/** How many letters of a title fit on a line. */
const LETTERS_PER_LINE = 14;

/**
 * "short": one line, set larger on a tablet. "long": more than three lines, set smaller. "wide": has a word as long as
 * a line, so it may be wider than its column.
 */
function titleKind(title: string): "short" | "long" | "wide" | undefined {
  if (title.length <= LETTERS_PER_LINE) return "short";
  if (title.length > 3 * LETTERS_PER_LINE) return "long";
  return title.split(/\s/).some((word) => word.length >= LETTERS_PER_LINE) ? "wide" : undefined;
}

/** Custom properties that place the picture in its frame: see hero-picture.module.css. */
function pictureStyle({
  color,
  miniature,
  view: { tablet, wide, zoom, keep },
}: HeroPicture): CSSProperties & Record<`--${string}`, string | number | undefined> {
  const fractions = (point: string) =>
    point.split(" ").map((value) => Number.parseFloat(value) / 100);
  const [tabletX, tabletY] = fractions(tablet);
  const [wideX, wideY] = fractions(wide);
  return {
    "--tablet-x": tabletX,
    "--tablet-y": tabletY,
    "--wide-x": wideX,
    "--wide-y": wideY,
    "--zoom": zoom,
    "--picture-color": color,
    ...(miniature && { "--miniature": `url(data:image/webp;base64,${miniature})` }),
    ...(keep !== undefined && { "--keep": keep }),
  };
}

/** What is behind the header on this hero, for the route's `handle`. */
export const headerBackdrop = ({ tone, patch }: HeroContent) => ({
  tone,
  patch: patch.includes("bar"),
});

/** The top of a page: picture, headline, paragraph, and the buttons to book and call. */
export const Hero = ({
  words,
  clinic,
  titleSuffix,
  tabletLayout = "cover",
  phoneLayout,
  tint,
  ctaLink = clinic.bookingLink,
}: HeroProps) => {
  const picture = useTimeOfDayPicture(words.picture, clinic.openingHours.hours);
  const byTimeOfDay = picture.timesOfDay !== undefined;
  return (
    <section
      className={`${css.hero} ${phoneCss.hero} ${tabletCss.hero}`}
      {...groundAttributes(words.tone === "dark" ? "deep" : (tint ?? "paper"))}
      data-height={words.height}
      data-place={words.place}
      data-title={titleKind(words.title)}
      data-tablet-layout={tabletLayout === "cover" ? undefined : tabletLayout}
      data-phone-layout={phoneLayout}
      data-patch={words.patch.find((where) => where !== "bar")}
      style={pictureStyle(picture)}
    >
      <HeroPictures picture={picture} byTimeOfDay={byTimeOfDay} />
      {byTimeOfDay && (
        <noscript className={pictureCss.withoutScript}>
          <HeroPictures picture={picture} byTimeOfDay={false} />
        </noscript>
      )}
      <Wrap>
        <div className={`${css.words} ${phoneCss.words} ${tabletCss.words}`}>
          <Eyebrow>{words.eyebrow}</Eyebrow>
          <h1>
            {words.title}
            {titleSuffix && (
              <>
                {" "}
                <span className={css.titleSuffix}>{titleSuffix}</span>
              </>
            )}
          </h1>
          <p className={`${css.lead} ${phoneCss.lead} ${tabletCss.lead}`}>{words.lead}</p>
          <div
            className={`${css.actions} ${phoneCss.actions} ${tabletCss.actions}`}
            data-print="hide"
          >
            <ButtonLink to={ctaLink}>{words.ctaText}</ButtonLink>
            <ButtonLink to={clinic.phoneHref} variant="quiet" icon="phone">
              <span className={phoneCss.label}>{clinic.factsLine.call}</span>
            </ButtonLink>
          </div>
        </div>
      </Wrap>
      <div className={tabletCss.band}>
        <Wrap>
          <div className={`${css.facts} ${phoneCss.facts} ${tabletCss.facts}`}>
            <FactsLine clinic={clinic} />
          </div>
        </Wrap>
      </div>
    </section>
  );
};

type HeroPicturesProps = { picture: HeroPicture; byTimeOfDay: boolean };

/** The picture. With `keep`, also the flipped copy that continues it in a wide window. */
const HeroPictures = ({ picture, byTimeOfDay }: HeroPicturesProps) => (
  <>
    {picture.view.keep !== undefined && (
      <Picture
        picture={{ ...picture, alt: "" }}
        sizes={HERO_SIZES}
        className={pictureCss.mirror}
        priority
        byTimeOfDay={byTimeOfDay}
      />
    )}
    <Picture
      picture={picture}
      sizes={HERO_SIZES}
      className={pictureCss.picture}
      priority
      byTimeOfDay={byTimeOfDay}
    />
  </>
);
