import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import css from "./tabs.module.css";

export type TabPanel = {
  id: string;
  tab: string;
  content: ReactNode;
  /** Nothing in it takes focus: then the panel itself does, so that a keyboard reaches its words. */
  focusable?: boolean;
};

type TabsProps = { label: string; panels: TabPanel[] };

/** Where each key leads from a tab at `index` of `count`: the arrows go round, Home and End to the ends. */
const STEPS: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * Panels of which one shows, the first to begin with; every panel's words are in the page. The pattern
 * of the ARIA Authoring Practices with automatic activation: docs/decisions/0003 says why by hand.
 */
export function Tabs({ label, panels }: TabsProps) {
  const [chosen, setChosen] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const base = useId();

  const onKeyDown = (event: KeyboardEvent) => {
    // With one of these it is a shortcut of the browser's.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const next = STEPS[event.key]?.(chosen, panels.length);
    if (next === undefined) return;
    event.preventDefault();
    setChosen(next);
    list.current?.querySelectorAll<HTMLElement>("[role=tab]")[next]?.focus();
  };
  return (
    <div>
      <div ref={list} role="tablist" aria-label={label} className={css.list} onKeyDown={onKeyDown}>
        {panels.map(({ id, tab }, i) => (
          <button
            key={id}
            id={`${base}tab-${id}`}
            type="button"
            role="tab"
            aria-selected={i === chosen}
            aria-controls={`${base}panel-${id}`}
            tabIndex={i === chosen ? 0 : -1}
            className={css.tab}
            onClick={() => setChosen(i)}
          >
            {tab}
          </button>
        ))}
      </div>
      {panels.map(({ id, content, focusable }, i) => (
        <div
          key={id}
          id={`${base}panel-${id}`}
          role="tabpanel"
          tabIndex={focusable ? 0 : undefined}
          aria-labelledby={`${base}tab-${id}`}
          data-state={i === chosen ? "active" : "inactive"}
          className={css.panel}
        >
          {content}
        </div>
      ))}
    </div>
  );
}
