import { Grid } from "../../../ui/grid.tsx";
import { Small } from "../../../ui/section.tsx";
import css from "./page.module.css";
import type { ChiropracticCare } from "./schema.ts";

/** The techniques by the names that other pages use. */
export const TechniqueNames = ({ words }: { words: ChiropracticCare["techniqueNames"] }) => (
  <div className={css.names}>
    <h3>{words.title}</h3>
    <Grid as="dl">
      {words.items.map(({ name, description }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{description}</dd>
        </div>
      ))}
    </Grid>
    <Small>{words.note}</Small>
  </div>
);
