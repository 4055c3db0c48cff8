import { NoWrapHyphens } from "../ui/paragraphs.tsx";
import { Reveal } from "../ui/reveal.tsx";
import css from "./steps.module.css";

const STAGGER = 100;

/** Numbered steps. */
export const Steps = ({ items }: { items: { title: string; description: string }[] }) => (
  <ol className={css.list}>
    {items.map(({ title, description }, i) => (
      <Reveal as="li" key={title} className={css.step} delay={i * STAGGER}>
        <h3>{title}</h3>
        <p>
          <NoWrapHyphens>{description}</NoWrapHyphens>
        </p>
      </Reveal>
    ))}
  </ol>
);
