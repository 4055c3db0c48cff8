import type { Article } from "../../../schema/article.ts";
import { Picture } from "../../../ui/picture.tsx";
import { Wrap } from "../../../ui/section.tsx";
import { splitNumber } from "../../../ui/split-number.ts";
import css from "./part-index.module.css";

/** The drawings of an article's numbered parts, each with a link to its part. */
export const PartIndex = ({ contents, figures }: Pick<Article, "contents" | "figures">) => {
  const parts = contents.flatMap(({ id, title, figure }) => {
    const [number, words] = splitNumber(title);
    const picture = figure && figures[figure];
    return number && picture ? [{ id, number, words, picture }] : [];
  });
  if (parts.length === 0) return null;
  return (
    <div className={css.index} data-print="hide">
      <Wrap>
        <ol className={css.row}>
          {parts.map(({ id, number, words, picture }) => (
            <li key={id}>
              <a href={`#${id}`}>
                <Picture picture={{ ...picture, alt: "" }} sizes="6rem" />
                <span className={css.number}>
                  {Number.parseInt(number, 10)}
                  <span className="visually-hidden">{`. ${words}`}</span>
                </span>
              </a>
            </li>
          ))}
        </ol>
      </Wrap>
    </div>
  );
};
