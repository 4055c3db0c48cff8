import type { Source } from "../schema/page-parts.ts";
import { Anchor } from "../ui/anchor.tsx";
import css from "./sources.module.css";

/** Where a paragraph's claims come from, in small links under it. */
export const Sources = ({ sources }: { sources: Source[] }) => (
  <ul className={css.sources}>
    {sources.map(({ label, url }) => (
      <li key={url}>
        <Anchor to={url}>{label}</Anchor>
      </li>
    ))}
  </ul>
);
