import { Icon } from "../ui/icon.tsx";
import { Reveal } from "../ui/reveal.tsx";
import css from "./leaf-list.module.css";

/** Milliseconds between one and the next. */
const STAGGER = 50;

/** Short points, each with a leaf. As many columns as fit. */
export const LeafList = ({ items }: { items: string[] }) => (
  <ul className={css.list}>
    {items.map((item, i) => (
      <Reveal as="li" key={item} delay={i * STAGGER}>
        <Icon name="leaf" size={18} />
        {item}
      </Reveal>
    ))}
  </ul>
);
