import type { ClientClinic } from "../schema/client-content.ts";
import type { Site } from "../schema/site.ts";
import { Picture } from "../ui/picture.tsx";
import { MoreLink } from "../ui/section.tsx";
import css from "./practitioner-teaser.module.css";

type PractitionerTeaserProps = {
  words: Site["practitionerTeaser"];
  practitioner: Pick<ClientClinic["practitioner"], "drawing" | "portrait">;
};

/** A card about the practitioner: her portrait in an arch, or a drawing of her room until there is one, and a sentence of hers. */
export const PractitionerTeaser = ({ words, practitioner }: PractitionerTeaserProps) => {
  const { drawing, portrait } = practitioner;
  return (
    <div className={css.card} data-ground="paper">
      <Picture
        picture={portrait ?? drawing}
        sizes="9rem"
        className={portrait ? css.portrait : css.drawing}
      />
      <div className={css.words}>
        <p className={css.name}>{words.label}</p>
        <p>{words.sentence}</p>
        <MoreLink to={words.link.to} arrow>
          {words.link.label}
        </MoreLink>
      </div>
    </div>
  );
};
