import { Icon } from "../ui/icon.tsx";
import type { IconName } from "../ui/icon-names.ts";
import { Reveal } from "../ui/reveal.tsx";
import css from "./points.module.css";

type Entry = { title: string; description: string; icon?: IconName };

type PointsProps = {
  items: Entry[];
  /** White cards with an icon, or entries under a hairline. */
  variant: "cards" | "lines";
  /** Milliseconds between one point and the next: 50 for conditions, 100 for benefits. */
  stagger?: number;
};

/** Titled points side by side: techniques, benefits, conditions. */
export const Points = ({ items, variant, stagger = 100 }: PointsProps) => (
  <ul className={css[variant]}>
    {items.map(({ title, description, icon }, i) => (
      <Reveal
        as="li"
        key={title}
        className={variant === "cards" ? css.card : undefined}
        delay={i * stagger}
      >
        {icon && <Icon name={icon} size={40} />}
        <h3>{title}</h3>
        <p>{description}</p>
      </Reveal>
    ))}
  </ul>
);
