import type { ReactNode } from "react";
import { Picture } from "../../ui/picture.tsx";
import { Reveal } from "../../ui/reveal.tsx";
import { Lead, Section } from "../../ui/section.tsx";
import css from "./other-ways.module.css";
import type { Contact } from "./schema.ts";

type OtherWaysProps = {
  words: Pick<Contact["contact"], "title" | "picture" | "newPatients">;
  /** Phone, email, address and hours. */
  list: ReactNode;
  /** Under the drawing. */
  after: ReactNode;
  /** In another section, such as in place of the discovery form. */
  inside?: boolean;
};

/** The other ways to reach the clinic, next to a drawing of the building. */
export function OtherWays({ words, list, after, inside = false }: OtherWaysProps) {
  const content = (
    <div className={inside ? css.column : css.grid}>
      <Reveal className={css.head}>
        <h2>{words.title}</h2>
        {words.newPatients && <Lead>{words.newPatients}</Lead>}
        <Picture
          picture={words.picture}
          sizes="(max-width: 699px) 90vw, 46vw"
          className={css.picture}
        />
        {after}
      </Reveal>
      <Reveal delay={100}>{list}</Reveal>
    </div>
  );
  return inside ? content : <Section ground="plaster">{content}</Section>;
}
