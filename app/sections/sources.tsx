import type { SourceContent } from "../schema/page-fields.ts";
import { Anchor } from "../ui/anchor.tsx";
import css from "./sources.module.css";

/** Where a paragraph's claims come from, in small links under it. */
export const Sources = ({ sources }: { sources: SourceContent[] }) => (
  <ul className={css.sources}>
    {sources.map(({ label, url }) => (
      <li key={url}>
        <Anchor to={url}>{label}</Anchor>
      </li>
    ))}
  </ul>
);
