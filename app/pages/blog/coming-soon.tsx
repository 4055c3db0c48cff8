import { ButtonLink } from "../../ui/button.tsx";
import { Reveal } from "../../ui/reveal.tsx";
import { Lead } from "../../ui/section.tsx";
import css from "./coming-soon.module.css";

type ComingSoonProps = {
  words: { title: string; lead: string; link: { label: string; to: string } };
};

/** The box below the articles that asks for the next one's subject. */
export const ComingSoon = ({ words }: ComingSoonProps) => (
  <Reveal className={css.box}>
    <div>
      <h2>{words.title}</h2>
      <Lead>{words.lead}</Lead>
    </div>
    <ButtonLink to={words.link.to}>{words.link.label}</ButtonLink>
  </Reveal>
);
