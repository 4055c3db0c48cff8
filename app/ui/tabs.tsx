import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from "react";
import css from "./tabs.module.css";

export type TabPanel = {
  id: string;
  label: string;
  content: ReactNode;
  /** Set this if nothing in the panel takes focus. Then the panel itself does, so that keyboard users reach it. */
  focusable?: boolean;
};

type TabsProps = { label: string; panels: TabPanel[] };

/** The tab each key moves to. Arrow keys wrap around. */
const STEPS: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "tab-panel": ComponentProps<"div">;
    }
  }
}
// Only a running script can define a custom element. Until then CSS shows every panel, in a saved page too. In a build,
// start-hydration.ts has defined it before first paint.
if (!import.meta.env.SSR && !customElements.get("tab-panel"))
  customElements.define("tab-panel", class extends HTMLElement {});

/**
 * Tabs that follow the ARIA Authoring Practices, with automatic activation. All panels are in the HTML. Why it's
 * written by hand: docs/decisions/0003.
 */
export function Tabs({ label, panels }: TabsProps) {
  const [chosen, setChosen] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const base = useId();

  const onKeyDown = (event: KeyboardEvent) => {
    // With a modifier it's a browser shortcut.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const next = STEPS[event.key]?.(chosen, panels.length);
    if (next === undefined) return;
    event.preventDefault();
    setChosen(next);
    list.current?.querySelectorAll<HTMLElement>("[role=tab]")[next]?.focus();
  };
  return (
    <div className={css.tabs}>
      <div ref={list} role="tablist" aria-label={label} className={css.list} onKeyDown={onKeyDown}>
        {panels.map(({ id, label: tabLabel }, i) => (
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
            {tabLabel}
          </button>
        ))}
      </div>
      {panels.map(({ id, content, focusable }, i) => (
        <tab-panel
          key={id}
          id={`${base}panel-${id}`}
          role="tabpanel"
          tabIndex={focusable ? 0 : undefined}
          aria-labelledby={`${base}tab-${id}`}
          data-state={i === chosen ? "active" : "inactive"}
          className={css.panel}
        >
          {content}
        </tab-panel>
      ))}
    </div>
  );
}
