import { classes } from "../lib/classes.ts";
import { Icon } from "../ui/icon.tsx";
import { Reveal } from "../ui/reveal.tsx";
import css from "./leaf-list.module.css";

/** Milliseconds between one and the next. */
const STAGGER_MS = 50;

/** Short points, each with a leaf. Two columns if there's room, but one for an odd number, so that none is alone on its row. */
export const LeafList = ({ items }: { items: string[] }) => (
  <ul className={classes(css.list, items.length % 2 !== 0 && css.odd)}>
    {items.map((item, i) => (
      <Reveal as="li" key={item} delay={i * STAGGER_MS}>
        <Icon name="leaf" size={18} />
        {item}
      </Reveal>
    ))}
  </ul>
);
