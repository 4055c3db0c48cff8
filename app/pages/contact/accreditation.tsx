import type { Clinic } from "../../schema/clinic.ts";
import { Icon } from "../../ui/icon.tsx";
import { MoreLink } from "../../ui/section.tsx";
import css from "./accreditation.module.css";
import type { Contact } from "./content.ts";

type AccreditationProps = { words: Contact["accreditation"]; facts: Clinic["registration"] };

/** Who vouches for the practitioner, and where to check it. */
export const Accreditation = ({ words, facts }: AccreditationProps) => (
  <div className={css.panel}>
    <h3>{words.title}</h3>
    <ul className={css.list}>
      {[
        `${facts.statement}, ${words.number} ${facts.number}`,
        facts.association,
        facts.insurance,
      ].map((line) => (
        <li key={line}>
          <Icon name="check" size={20} />
          {line}
        </li>
      ))}
    </ul>
    <MoreLink to={facts.register}>{words.check}</MoreLink>
  </div>
);
