import { monogram } from "../facts/in-words.ts";
import type { Site } from "../schema/site.ts";
import { Picture } from "../ui/picture.tsx";
import type { Picture as PictureData } from "../ui/picture-data.ts";
import { MoreLink } from "../ui/section.tsx";
import css from "./signature-card.module.css";

type SignatureCardProps = {
  words: Site["signature"];
  practitioner: { name: string; portrait?: PictureData };
};

/** The practitioner's own card: her portrait, or her monogram until there is one, and a sentence of hers. */
export const SignatureCard = ({ words, practitioner: { name, portrait } }: SignatureCardProps) => (
  <div className={css.card}>
    <div className={css.arch}>
      {portrait ? (
        <Picture picture={portrait} sizes="10rem" className={css.portrait} />
      ) : (
        <span className={css.monogram} aria-hidden="true">
          {monogram(name)}
        </span>
      )}
    </div>
    <div className={css.words}>
      <p className={css.name}>{words.label}</p>
      <p>{words.sentence}</p>
      <MoreLink to={words.link.to} arrow>
        {words.link.label}
      </MoreLink>
    </div>
  </div>
);
