import type { ReactNode } from "react";
import type { PictureData } from "../../lib/picture-data.ts";
import type { LabelledLink } from "../../ui/button-link.tsx";
import { Container } from "../../ui/container.tsx";
import { Edge } from "../../ui/edge.tsx";
import { HeadedText } from "../../ui/headed-text.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Reveal } from "../../ui/reveal.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import css from "./page.module.css";
import type { HomeContent } from "./schema.ts";

type AboutSectionProps = {
  content: HomeContent["about"];
  /** The cut edge above it. */
  edge: PictureData;
  /** Her portrait, once there is one, instead of the drawing. */
  portrait: PictureData | undefined;
  /** The link to the page about her. */
  link: LabelledLink;
  /** Shown after it: the first visit. */
  children: ReactNode;
};

/** The clinic in a few sentences, then the first visit. */
export const AboutSection = ({ content, edge, portrait, link, children }: AboutSectionProps) => (
  <section id="about" className={css.about}>
    <Edge picture={edge} />
    <div className={css.ground}>
      <Container className={css.welcome}>
        <Reveal className={css.arch}>
          <Picture picture={portrait ?? content.picture} className="portrait-arch" />
        </Reveal>
        <Reveal delay={100}>
          <HeadedText content={content}>
            <p>
              <TextLink to={link.to} arrow>
                {link.label}
              </TextLink>
            </p>
          </HeadedText>
        </Reveal>
      </Container>
    </div>
    {children}
  </section>
);
