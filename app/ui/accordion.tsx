import { type ReactNode, useId } from "react";
import css from "./accordion.module.css";
import { Disclosure } from "./disclosure.tsx";
import { useOpenOnHash } from "./use-open-on-hash.ts";

export type AccordionItem = { id: string; summary: ReactNode; content: ReactNode };

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
          classNames={{ item: css.item, summary: css.summary, body: css.body }}
          summary={<h3>{summary}</h3>}
        >
          {content}
        </Disclosure>
      ))}
    </div>
  );
}
