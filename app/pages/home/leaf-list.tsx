import { Icon } from "../../ui/icon.tsx";
import { Reveal } from "../../ui/reveal.tsx";
import css from "./leaf-list.module.css";

const STAGGER = 50;

/** Short points in two columns, each with a leaf icon. */
export const LeafList = ({ items }: { items: string[] }) => (
  <ul className={css.list}>
    {items.map((item, i) => (
      <Reveal as="li" key={item} className={css.item} delay={i * STAGGER}>
        <Icon name="leaf" size={18} />
        {item}
      </Reveal>
    ))}
  </ul>
);
