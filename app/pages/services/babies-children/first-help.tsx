import { Calls } from "../../../ui/calls.tsx";
import { Section } from "../../../ui/section.tsx";
import type { BabiesChildren } from "./content.ts";
import css from "./first-help.module.css";

/** Whom to see before this clinic: the panel that comes before anything else is offered. */
export const FirstHelp = ({ words }: { words: BabiesChildren["first"] }) => (
  <Section>
    <div className={css.panel}>
      <h2 className={css.title}>{words.title}</h2>
      <div className={css.body}>
        {words.body.map((paragraph) => (
          <p key={paragraph}>
            <Calls>{paragraph}</Calls>
          </p>
        ))}
      </div>
    </div>
  </Section>
);
