import { nameWithProfession } from "../../facts/format.ts";
import type { ClientClinic } from "../../schema/client-content.ts";
import { MoreLink } from "../../ui/section.tsx";
import css from "./accreditation.module.css";
import type { Contact } from "./schema.ts";

type AccreditationProps = { words: Contact["accreditation"]; clinic: ClientClinic };

/** The practitioner's registration, association and insurance, with a link to check them. */
export const Accreditation = ({ words, clinic }: AccreditationProps) => (
  <p className={css.accreditation}>
    {`${nameWithProfession(clinic)}. ${clinic.registration.statement} (${words.number} ${clinic.registration.number}). ${clinic.registration.association}. ${clinic.registration.insurance}. `}
    <MoreLink to={clinic.registration.register}>{words.check}</MoreLink>
  </p>
);
