import type { ReactNode } from "react";
import { classes } from "../lib/classes.ts";
import type { PictureData } from "../lib/picture-data.ts";
import { columnsFor } from "./grid-columns.ts";
import type { Item } from "./item-grid.tsx";
import css from "./items-around-picture.module.css";
import { Picture } from "./picture.tsx";
import { Reveal } from "./reveal.tsx";

type ItemsAroundPictureProps = {
  picture: PictureData;
  /** A tall, narrow drawing that's beside the list on narrower screens. Without it they have the items' own pictures. */
  narrowPicture?: PictureData;
  items: readonly Item[];
  /** The titles' level: 4 below a heading of level 3. */
  level?: 3 | 4;
  /** On a desktop at the upper left of the drawing. The first item is then to the right of it. */
  head?: ReactNode;
  /** On a desktop next to the drawing's foot, across from the last item. */
  foot?: ReactNode;
};

/** On a desktop, any number of titled texts in turn on both sides of a drawing. */
export const ItemsAroundPicture = ({
  picture,
  narrowPicture,
  items,
  level = 3,
  head,
  foot,
}: ItemsAroundPictureProps) => {
  const Title = `h${level}` as const;
  const side = (i: number) => (i % 2 === (head ? 1 : 0) ? css.left : css.right);
  // Two of an even number are level. Of an odd number, those on the right are level with the gaps on the left.
  const shift = head || foot || items.length % 2 ? 1 : 0;
  const rows = items.length + shift;
  return (
    <div
      className={classes(css.around, narrowPicture && css.beside)}
      style={{ "--rows": rows, "--tablet-columns": columnsFor(items.length, 2, false) }}
    >
      {head && <div className={css.head}>{head}</div>}
      <Reveal className={css.picture}>
        <Picture picture={picture} />
      </Reveal>
      {narrowPicture && <Picture picture={narrowPicture} size="icon" className={css.narrow} />}
      <ul className={css.list}>
        {items.map(({ title, description, picture: small }, i) => (
          <li
            key={title}
            className={classes(small && css.withPicture, side(i))}
            style={{ "--row": i % 2 ? i + shift : i + 1 }}
          >
            {small && <Picture picture={small} size="icon" className={css.small} />}
            <div>
              <Title>{title}</Title>
              <p>{description}</p>
            </div>
          </li>
        ))}
      </ul>
      {foot && <div className={classes(css.foot, side(items.length))}>{foot}</div>}
    </div>
  );
};
