import { ButtonLink } from "../../ui/button.tsx";
import { Reveal } from "../../ui/reveal.tsx";
import { Lead } from "../../ui/section.tsx";
import css from "./coming-soon.module.css";
import type { Blog } from "./schema.ts";

/** A box below the articles that invites readers to suggest a subject. */
export const ComingSoon = ({ words }: { words: Blog["soon"] }) => (
  <Reveal className={css.box}>
    <div>
      <h2>{words.title}</h2>
      <Lead>{words.lead}</Lead>
    </div>
    <ButtonLink to={words.link.to}>{words.link.label}</ButtonLink>
  </Reveal>
);
