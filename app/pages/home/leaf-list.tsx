import { Reveal } from "../../ui/reveal.tsx";
import css from "./leaf-list.module.css";

const STAGGER = 50;

/** Short points in two columns, each with a leaf icon. */
export const LeafList = ({ items }: { items: string[] }) => (
  <ul className={css.list}>
    {items.map((item, i) => (
      <Reveal as="li" key={item} className={css.item} delay={i * STAGGER}>
        <svg width="18" height="18" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 20C4 9 11 4 20 4c0 9-5 16-16 16z" fill="var(--color-leaf)" />
        </svg>
        {item}
      </Reveal>
    ))}
  </ul>
);
