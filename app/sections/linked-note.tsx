import type { LinkedNoteContent } from "../schema/page-fields.ts";
import { Anchor } from "../ui/anchor.tsx";
import { NoWrapHyphens } from "../ui/no-wrap-hyphens.tsx";
import css from "./linked-note.module.css";

/** A paragraph that ends in a link to another page. */
export const LinkedNote = ({ words }: { words: LinkedNoteContent }) => (
  <p className={css.note}>
    {words.text}{" "}
    <Anchor to={words.link.to} className={css.link}>
      <NoWrapHyphens>{words.link.label}</NoWrapHyphens>
    </Anchor>
    .
  </p>
);
