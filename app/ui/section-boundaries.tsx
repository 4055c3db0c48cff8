import { Children, type ReactNode, startTransition, useEffect, useState } from "react";
import { useLocation, useNavigationType } from "react-router";
import { ErrorBoundary } from "./error-boundary.tsx";
import { Failure, type FailureWords } from "./failure.tsx";
import css from "./section-boundaries.module.css";

type SectionBoundariesProps = { failure: FailureWords; children: ReactNode };

/** How many sections are above the fold. */
const ABOVE_THE_FOLD = 2;

/** Calls back after the next paint. */
function afterPaint(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(callback);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/**
 * False for the first frame after a link was followed, so that the sections above the fold appear sooner.
 * True on first load, on going back and with a `#fragment`, which need the page at its full height.
 */
function useAllSections(): boolean {
  const { hash } = useLocation();
  const followed = useNavigationType() !== "POP";
  const [all, setAll] = useState(!followed || hash !== "");
  useEffect(() => afterPaint(() => startTransition(() => setAll(true))), []);
  return all;
}

/** An error boundary around each section: a section that fails shows an error message, the others stay. */
export function SectionBoundaries({ failure, children }: SectionBoundariesProps) {
  const all = useAllSections();
  return Children.map(children, (section, i) => {
    if (all || i < ABOVE_THE_FOLD)
      return <ErrorBoundary fallback={<Failure words={failure} />}>{section}</ErrorBoundary>;
    return i === ABOVE_THE_FOLD ? <div className={css.rest} /> : null;
  });
}
