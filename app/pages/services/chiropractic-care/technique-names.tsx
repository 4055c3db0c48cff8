import { AroundFigure } from "../../../ui/around-figure.tsx";
import { FinePrint } from "../../../ui/text.tsx";
import css from "./page.module.css";
import type { ChiropracticCareContent } from "./schema.ts";

/** The techniques by the names that other pages use, around a tall drawing. */
export const TechniqueNames = ({ words }: { words: ChiropracticCareContent["techniqueNames"] }) => (
  <div className={css.names}>
    <AroundFigure
      head={<h3>{words.title}</h3>}
      picture={words.picture}
      narrow={words.narrowPicture}
      items={words.items}
      level={4}
      foot={<FinePrint>{words.note}</FinePrint>}
    />
  </div>
);
