import type { Article } from "../../../schema/article.ts";
import { Picture } from "../../../ui/picture.tsx";
import { splitNumber } from "../../../ui/split-number.ts";
import css from "./page.module.css";

/** As few as this are no row. */
const FEW = 3;

/** On a desktop, the pictures that an article's parts begin with, in a row. Each leads to its part. */
export const Chapters = ({ chapters, figures }: Pick<Article, "chapters" | "figures">) =>
  chapters.length > FEW && (
    <ul className={css.chapters} data-ground="tint" data-print="hide">
      {chapters.map(({ id, title, file }) => {
        const picture = figures[file];
        const [number, words] = splitNumber(title);
        return (
          picture && (
            <li key={id}>
              <a href={`#${id}`}>
                <Picture picture={{ ...picture, alt: "" }} size="chapter" />
                {number && <span className={css.chapter}>{Number.parseInt(number, 10)} </span>}
                <span className="visually-hidden">{words}</span>
              </a>
            </li>
          )
        );
      })}
    </ul>
  );
