import type { LinkedNoteContent } from "../schema/page-fields.ts";
import { Anchor } from "../ui/anchor.tsx";
import { NoWrapHyphens } from "../ui/no-wrap-hyphens.tsx";
import css from "./linked-note.module.css";

/** A paragraph that ends in a link to another page. */
export const LinkedNote = ({ content }: { content: LinkedNoteContent }) => (
  <p className={css.note}>
    {content.text}{" "}
    <Anchor to={content.link.to} className={css.link}>
      <NoWrapHyphens>{content.link.label}</NoWrapHyphens>
    </Anchor>
    .
  </p>
);
