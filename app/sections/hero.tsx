import type { ReactNode } from "react";
import type { ContactInfo } from "../facts/contact-info.ts";
import { classes } from "../lib/classes.ts";
import { CONTACT_PATH } from "../lib/paths.ts";
import type { HeroContent } from "../schema/page-fields.ts";
import type { Site } from "../schema/site.ts";
import { Anchor } from "../ui/anchor.tsx";
import { ButtonLink } from "../ui/button-link.tsx";
import { Container } from "../ui/container.tsx";
import { Picture } from "../ui/picture.tsx";
import { Eyebrow } from "../ui/typography.tsx";
import css from "./hero.module.css";
import { scrimColor } from "./hero-scrim.ts";
import { QuickFactsLine } from "./quick-facts-line.tsx";

const TONES = { light: css.light, dark: css.dark };
const LAYOUTS = { left: undefined, right: css.right, solid: css.solid };
const HEIGHTS = { small: css.small, medium: undefined, large: css.large };

type HeroProps = {
  content: HeroContent;
  labels: Site["quickFacts"];
  contact: ContactInfo;
  /** Added to the title, such as the practitioner's profession. */
  titleSuffix?: string;
  /** The page's own colour is behind the words, unless the picture is dark. */
  onTint?: boolean;
  /** The main button's address; the booking page by default. */
  bookingUrl?: string;
  /** Adds a link to ask for a call. */
  offersCall?: boolean;
};

/** Whether a hero is light or dark, also for the header over it. A solid ground is dark. */
export const heroTone = ({ tone, layout }: Pick<HeroContent, "tone" | "layout">) =>
  layout === "solid" ? "dark" : tone;

type HeroFrameProps = {
  content: Pick<HeroContent, "picture" | "tone" | "layout" | "height">;
  onTint?: boolean;
  className?: string;
  children: ReactNode;
};

/** A picture with words on it, next to it or below it. An `h1` in it has the hero's size. */
export const HeroFrame = ({ content, onTint = false, className, children }: HeroFrameProps) => {
  const { picture, layout, height } = content;
  const tone = heroTone(content);
  const ground =
    layout === "solid" ? "strong" : tone === "dark" ? "deep" : onTint ? "tint" : "paper";
  return (
    <section
      className={classes(css.hero, TONES[tone], LAYOUTS[layout], HEIGHTS[height], className)}
      data-ground={ground}
      style={{ "--scrim": scrimColor(picture.color, tone) }}
    >
      <Picture picture={picture} size="window" className={css.picture} priority />
      <Container className={css.content}>
        <div className={css.words}>{children}</div>
      </Container>
    </section>
  );
};

/** The top of a page: picture, headline, paragraph, and the buttons to book and call. */
export const Hero = ({
  content,
  labels,
  contact,
  titleSuffix,
  onTint = false,
  bookingUrl = contact.bookingUrl,
  offersCall = false,
}: HeroProps) => (
  <HeroFrame content={content} onTint={onTint}>
    <Eyebrow className={css.eyebrow}>{content.eyebrow}</Eyebrow>
    <h1 className={css.title}>
      {content.title}
      {titleSuffix && (
        <>
          {" "}
          <span className={css.titleSuffix}>{titleSuffix}</span>
        </>
      )}
    </h1>
    <p className={css.lead}>{content.lead}</p>
    <div className={css.actions} data-print="hide">
      <ButtonLink to={bookingUrl}>{content.bookButton}</ButtonLink>
      <ButtonLink to={contact.phoneUrl} variant="quiet" icon="phone">
        {labels.callButton}
      </ButtonLink>
    </div>
    <div className={css.facts}>
      <QuickFactsLine labels={labels} openingHours={contact.openingHours} />
      {offersCall && (
        <Anchor to={`${CONTACT_PATH}#discovery-call`} className={css.askForCall} data-print="hide">
          {labels.askForCallLink}
        </Anchor>
      )}
    </div>
  </HeroFrame>
);
