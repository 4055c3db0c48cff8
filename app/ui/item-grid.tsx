import { classes } from "../lib/classes.ts";
import type { PictureData } from "../lib/picture-data.ts";
import { Grid } from "./grid.tsx";
import css from "./item-grid.module.css";
import { Picture } from "./picture.tsx";
import { Reveal } from "./reveal.tsx";

export type Item = {
  title: string;
  description: string;
  picture?: PictureData;
  /** Where it is on a picture, as "23% 15%", for the page's styles: --item-top is its distance from the top, 0.15. */
  position?: string;
};

const topOf = (position = "") => Number.parseFloat(position.split(" ")[1] ?? "") / 100;

type ItemGridProps = {
  items: readonly Item[];
  /** The most columns on a desktop. */
  maxColumns?: number;
  /** Steps, or items with a mark on a drawing. */
  numbered?: boolean;
  /** The numbers look like the marks on a drawing. */
  marks?: boolean;
  /** A hairline above each. */
  lined?: boolean;
  /** Pictures only on a phone, where a drawing around the items isn't shown. */
  mobilePictures?: boolean;
  /** The pictures are above the words, except on a phone. By default they're small, beside them. */
  largePictures?: boolean;
  /** The titles' level: 4 below a heading of level 3. */
  level?: 3 | 4;
  className?: string;
  /** Milliseconds between one and the next: 50 for conditions, 100 for benefits. */
  stagger?: number;
};

/** A grid of titled texts, each with a small picture or a number if it has one: benefits, conditions, steps, reasons. */
export const ItemGrid = ({
  items,
  maxColumns = 3,
  numbered = false,
  marks = false,
  lined = false,
  largePictures = false,
  mobilePictures = false,
  level = 3,
  className,
  stagger = 100,
}: ItemGridProps) => {
  const Title = `h${level}` as const;
  const size = largePictures ? "small" : "icon";
  return (
    <Grid
      as={numbered ? "ol" : "ul"}
      maxColumns={maxColumns}
      wideItems={!largePictures && items.some(({ picture }) => picture)}
      className={classes(
        css.grid,
        numbered && css.numbered,
        marks && css.marks,
        lined && css.lined,
        largePictures && css.largePictures,
        mobilePictures && css.mobilePictures,
        className,
      )}
    >
      {items.map(({ title, description, picture, position }, i) => (
        <Reveal
          as="li"
          key={title}
          className={picture && css.withPicture}
          style={position ? { "--item-top": topOf(position) } : undefined}
          delay={i * stagger}
        >
          {picture && <Picture picture={picture} size={size} className={css.picture} />}
          <div className={css.words}>
            <Title>{title}</Title>
            <p>{description}</p>
          </div>
        </Reveal>
      ))}
    </Grid>
  );
};
