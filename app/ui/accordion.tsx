import { type ReactNode, useEffect, useId, useRef } from "react";
import css from "./accordion.module.css";
import { Disclosure } from "./disclosure.tsx";

export type AccordionItem = { id: string; summary: ReactNode; content: ReactNode };

/** Opens the item whose id is in the URL. Browsers open a <details> only for targets inside it. */
export function useOpenOnHash() {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const open = () => {
      const target =
        location.hash &&
        ref.current?.querySelector(`details#${CSS.escape(location.hash.slice(1))}`);
      if (!(target instanceof HTMLDetailsElement)) return;
      target.open = true;
      target.scrollIntoView();
    };
    open();
    addEventListener("hashchange", open);
    return () => removeEventListener("hashchange", open);
  }, []);
  return ref;
}

/**
 * One item is open at a time. It's made of <details>, so it works before any script, find-in-page opens
 * items, and so does `#id` in the URL.
 */
export function Accordion({ items }: { items: AccordionItem[] }) {
  const name = useId();
  const ref = useOpenOnHash();
  return (
    <div ref={ref}>
      {items.map(({ id, summary, content }) => (
        <Disclosure
          key={id}
          id={id}
          name={name}
          classNames={{ row: css.item, summary: css.summary, body: css.body }}
          summary={<h3>{summary}</h3>}
        >
          {content}
        </Disclosure>
      ))}
    </div>
  );
}
