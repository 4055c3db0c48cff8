import { CONTACT_PATH } from "../../lib/paths.ts";
import { ButtonGroup, ButtonLink } from "../../ui/button-link.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Reveal } from "../../ui/reveal.tsx";
import { Section } from "../../ui/section.tsx";
import { Statement } from "../../ui/statement.tsx";
import { Lead } from "../../ui/typography.tsx";
import css from "./page.module.css";
import type { AboutContent } from "./schema.ts";

/** A large quote on the deep ground, under a picture that overlaps its top. */
export const PhilosophySection = ({ content }: { content: AboutContent["philosophy"] }) => (
  <Section ground="deep" space="grand">
    <Reveal>
      <Picture picture={content.picture} size="small" className={css.philosophyPicture} />
      <Statement title={content.title} sentence={`“${content.quote}”`} centered>
        <Lead>{content.text}</Lead>
        <ButtonGroup className={css.buttons}>
          <ButtonLink to={CONTACT_PATH} variant="light">
            {content.contactButton}
          </ButtonLink>
        </ButtonGroup>
      </Statement>
    </Reveal>
  </Section>
);
