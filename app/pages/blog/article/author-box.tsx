import { Anchor } from "../../../ui/link.tsx";
import { Picture } from "../../../ui/picture.tsx";
import type { Picture as PictureData } from "../../../ui/picture-data.ts";
import css from "./author-box.module.css";

type AuthorBoxProps = {
  words: { label: string; text: string; picture: PictureData };
  name: string;
  to: string;
};

export const AuthorBox = ({ words, name, to }: AuthorBoxProps) => (
  <section className={css.box} aria-label={words.label}>
    <Picture picture={words.picture} sizes="6rem" className={css.picture} />
    <div>
      <p className={css.name}>
        <Anchor to={to}>{name}</Anchor>
      </p>
      <p>{words.text}</p>
    </div>
  </section>
);
