import type { ReactNode } from "react";
import type { PictureData } from "../lib/picture-data.ts";
import { Picture } from "../ui/picture.tsx";
import css from "./practitioner-card.module.css";

type PractitionerCardProps = {
  portrait: PictureData | undefined;
  /** Shown until there is a portrait. */
  drawing: PictureData;
  name: ReactNode;
  sentence: string;
  /** White, with the picture above the words and over the card's edge. */
  large?: boolean;
  /** In a circle over the drawing. */
  initials?: string;
  children: ReactNode;
};

/** A card about the practitioner: her portrait in an arch, or a drawing until there is one, and a sentence of hers. */
export const PractitionerCard = ({
  portrait,
  drawing,
  name,
  sentence,
  large = false,
  initials,
  children,
}: PractitionerCardProps) => (
  <div className={large ? css.large : css.card} data-ground="paper">
    <Picture
      picture={portrait ?? drawing}
      size={large ? "third" : "small"}
      className={portrait ? css.portrait : css.picture}
    />
    {initials && !portrait && (
      <span className={css.initials} aria-hidden="true">
        {initials}
      </span>
    )}
    <div className={css.words}>
      <p className={css.name}>{name}</p>
      <p>{sentence}</p>
      {children}
    </div>
  </div>
);
