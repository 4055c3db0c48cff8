import { Picture } from "../../../ui/picture.tsx";
import { FinePrint } from "../../../ui/section.tsx";
import css from "./page.module.css";
import type { ChiropracticCare } from "./schema.ts";

/** The techniques by the names that other pages use, next to a tall drawing. */
export const TechniqueNames = ({ words }: { words: ChiropracticCare["techniqueNames"] }) => (
  <div className={css.names}>
    <h3>{words.title}</h3>
    <dl>
      {words.items.map(({ name, description }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{description}</dd>
        </div>
      ))}
    </dl>
    <FinePrint>{words.note}</FinePrint>
    {words.picture && <Picture picture={words.picture} size="small" className={css.tall} />}
  </div>
);
