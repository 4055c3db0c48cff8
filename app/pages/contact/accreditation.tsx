import type { ClientClinic } from "../../schema/client-content.ts";
import { MoreLink } from "../../ui/section.tsx";
import css from "./accreditation.module.css";
import type { Contact } from "./content.ts";

type AccreditationProps = { words: Contact["accreditation"]; facts: ClientClinic["registration"] };

/** A line on who vouches for the practitioner, and where to check it. */
export const Accreditation = ({ words, facts }: AccreditationProps) => (
  <p className={css.line}>
    {`${facts.statement} (${words.number} ${facts.number}). ${facts.association}. ${facts.insurance}. `}
    <MoreLink to={facts.register}>{words.check}</MoreLink>
  </p>
);
