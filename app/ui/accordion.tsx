import { type ReactNode, useEffect, useId, useRef } from "react";
import css from "./accordion.module.css";
import { Disclosure } from "./disclosure.tsx";

export type AccordionItem = { id: string; summary: ReactNode; content: ReactNode };

/** Opens the item that the address names: the browser does so only for targets inside the item. */
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
 * Items of which one is open at a time, by the browser itself: they answer before any script, are
 * found by find-in-page, and `#id` in the address opens one.
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
