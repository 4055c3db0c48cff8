import type { ClientClinic } from "../../schema/client-content.ts";
import { Picture } from "../../ui/picture.tsx";
import { Reveal } from "../../ui/reveal.tsx";
import { MoreLink } from "../../ui/section.tsx";
import css from "./practitioner-card.module.css";
import type { About } from "./schema.ts";
import { Seal } from "./seal.tsx";

type PractitionerCardProps = {
  words: About["practitionerCard"];
  practitioner: Pick<ClientClinic["practitioner"], "name" | "profession" | "portrait" | "seal">;
  registration: ClientClinic["registration"];
};

/** The practitioner's card: her portrait, or a drawing and her initials; a sentence of hers, and her registration. */
export const PractitionerCard = ({ words, practitioner, registration }: PractitionerCardProps) => {
  const { name, profession, portrait } = practitioner;
  return (
    <Reveal className={css.card}>
      <div className={css.arch}>
        <Picture
          picture={portrait ?? words.picture}
          sizes="(max-width: 699px) 52vw, 20.5rem"
          className={css.picture}
        />
        {!portrait && <Seal {...practitioner} />}
      </div>
      <p className={css.name}>
        {name} <span>({profession})</span>
      </p>
      <p className={css.sentence}>{words.sentence}</p>
      <div className={css.registration}>
        <p>
          {words.registration}, {words.number} <b>{registration.number}</b>
        </p>
        <MoreLink to={registration.register} arrow>
          {words.check}
        </MoreLink>
      </div>
    </Reveal>
  );
};
