import { Icon } from "../../../ui/icon.tsx";
import type { IconName } from "../../../ui/icon-names.ts";
import { Reveal } from "../../../ui/reveal.tsx";
import css from "./circles.module.css";

type CirclesProps = { items: { icon: IconName; title: string; description: string }[] };

const STAGGER = 100;

/** Three points in large soft circles that lean on each other; on a phone they stand in a column. */
export const Circles = ({ items }: CirclesProps) => (
  <ul className={css.list}>
    {items.map(({ icon, title, description }, i) => (
      <Reveal as="li" key={title} className={css.circle} delay={i * STAGGER}>
        <Icon name={icon} size={36} />
        <h3>{title}</h3>
        <p>{description}</p>
      </Reveal>
    ))}
  </ul>
);
