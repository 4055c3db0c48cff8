import { ItemsAroundPicture } from "../../../ui/items-around-picture.tsx";
import { FinePrint } from "../../../ui/typography.tsx";
import css from "./page.module.css";
import type { ChiropracticCareContent } from "./schema.ts";

/** The techniques by the names that other pages use, around a tall drawing. */
export const TechniqueNames = ({
  content,
}: {
  content: ChiropracticCareContent["techniqueNames"];
}) => (
  <div className={css.names}>
    <ItemsAroundPicture
      head={<h3>{content.title}</h3>}
      picture={content.picture}
      narrowPicture={content.narrowPicture}
      items={content.items}
      level={4}
      foot={<FinePrint>{content.note}</FinePrint>}
    />
  </div>
);
