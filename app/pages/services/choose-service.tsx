import { CardLink } from "../../ui/card-link.tsx";
import { Icon } from "../../ui/icon.tsx";
import { PhoneLinks } from "../../ui/phone-links.tsx";
import { Lead, Section } from "../../ui/section.tsx";
import css from "./choose-service.module.css";
import type { Services } from "./schema.ts";

type ChooseServiceProps = {
  words: Services["choose"];
  /** The heading of the notes: when to get medical help first. */
  helpFirst: string;
};

/** Common situations, each with a link to the service that helps. */
export const ChooseService = ({ words, helpFirst }: ChooseServiceProps) => (
  <Section ground="deep" space="grand">
    <h2 className={css.title}>{words.title}</h2>
    <p className={css.statement}>{words.statement}</p>
    <Lead>{words.lead}</Lead>
    <ul className={css.choices} aria-label={words.title}>
      {words.choices.map(({ situation, link }) => (
        <li key={situation} className={css.choice}>
          <p className={css.situation}>{situation}</p>
          <CardLink to={link.to} className={css.link}>
            {link.label}
          </CardLink>
          <Icon name="arrow" size={20} />
        </li>
      ))}
    </ul>
    <div className={css.help} data-ground="paper">
      <h3>{helpFirst}</h3>
      <ul className={css.notes}>
        {words.notes.map((note) => (
          <li key={note}>
            <PhoneLinks>{note}</PhoneLinks>
          </li>
        ))}
      </ul>
    </div>
  </Section>
);
