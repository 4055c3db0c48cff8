import type { ClientClinic } from "../../schema/client-content.ts";
import { MoreLink } from "../../ui/section.tsx";
import css from "./accreditation.module.css";
import type { Contact } from "./content.ts";

type AccreditationProps = { words: Contact["accreditation"]; facts: ClientClinic["registration"] };

/** The practitioner's registration, association and insurance, with a link to check them. */
export const Accreditation = ({ words, facts }: AccreditationProps) => (
  <p className={css.accreditation}>
    {`${facts.statement} (${words.number} ${facts.number}). ${facts.association}. ${facts.insurance}. `}
    <MoreLink to={facts.register}>{words.check}</MoreLink>
  </p>
);
