import { Points } from "../../../sections/points.tsx";
import { Section, SectionHeading, Small } from "../../../ui/section.tsx";
import type { ChiropracticCare } from "./schema.ts";
import css from "./techniques.module.css";

type TechniquesProps = {
  words: ChiropracticCare["techniques"];
  names: ChiropracticCare["techniqueNames"];
};

/** What the techniques feel like, then the names a patient may hear. */
export const Techniques = ({ words, names }: TechniquesProps) => (
  <Section ground="wet-sand">
    <SectionHeading title={words.title} />
    <Points items={words.items} variant="plain" />
    <div className={css.names}>
      <h3>{names.title}</h3>
      <dl className={css.list}>
        {names.items.map(({ name, description }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{description}</dd>
          </div>
        ))}
      </dl>
      <Small>{names.note}</Small>
    </div>
  </Section>
);
