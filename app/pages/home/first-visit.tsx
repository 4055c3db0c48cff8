import { ButtonLink } from "../../ui/button-link.tsx";
import { Container } from "../../ui/container.tsx";
import { Grid } from "../../ui/grid.tsx";
import { ItemGrid } from "../../ui/item-grid.tsx";
import { Picture } from "../../ui/picture.tsx";
import { SectionHeading } from "../../ui/section.tsx";
import css from "./first-visit.module.css";
import type { HomeContent } from "./schema.ts";

type FirstVisitProps = { content: HomeContent["firstVisit"]; bookingUrl: string };

/** A first visit: what happens step by step, and answers to common questions. */
export function FirstVisit({ content, bookingUrl }: FirstVisitProps) {
  const { eyebrow, title, steps, length, wear, fee, picture } = content;
  return (
    <>
      <Container>
        <SectionHeading eyebrow={eyebrow} title={title} />
      </Container>
      <Picture picture={picture} size="window" className={css.picture} croppedByFrame />
      <Container className={css.visit}>
        <ItemGrid items={steps} maxColumns={4} largePictures />
        <div className={css.facts}>
          <Grid as="dl" className={css.answers}>
            {[length, wear, fee].map(({ label, text }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </Grid>
          <div>
            <ButtonLink to={bookingUrl}>{content.bookButton}</ButtonLink>
          </div>
        </div>
      </Container>
    </>
  );
}
