import css from "./around-figure.module.css";
import type { Entry } from "./entries.tsx";
import { columnsFor } from "./grid-columns.ts";
import { Picture } from "./picture.tsx";
import type { Picture as PictureData } from "./picture-data.ts";
import { Reveal } from "./reveal.tsx";

type AroundFigureProps = {
  picture: PictureData;
  /** A tall, narrow drawing that's beside the list on narrower screens. Without it they have the entries' own pictures. */
  narrow?: PictureData | undefined;
  items: readonly Entry[];
  /** The titles' level: 4 below a heading of level 3. */
  level?: 3 | 4;
};

/** On a desktop, any number of titled texts in turn to the left and the right of a drawing. */
export const AroundFigure = ({ picture, narrow, items, level = 3 }: AroundFigureProps) => {
  const Title = `h${level}` as const;
  return (
    <div className={narrow ? `${css.around} ${css.beside}` : css.around}>
      <Reveal className={css.figure}>
        <Picture picture={picture} />
      </Reveal>
      {narrow && <Picture picture={narrow} size="icon" className={css.narrow} />}
      <ul
        className={css.list}
        style={{ "--rows": items.length + 1, "--tablet": columnsFor(items.length, 2, false) }}
      >
        {items.map(({ title, description, picture: small }, i) => (
          <li key={title} className={small && css.withPicture} style={{ "--row": i + 1 }}>
            {small && <Picture picture={small} size="icon" className={css.small} />}
            <div>
              <Title>{title}</Title>
              <p>{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
};
