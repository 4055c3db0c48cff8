import { Children, type ReactNode, startTransition, useEffect, useState } from "react";
import { useLocation, useNavigationType } from "react-router";
import { ErrorBoundary } from "./error-boundary.tsx";
import { Failure, type FailureWords } from "./failure.tsx";
import css from "./section-boundaries.module.css";

type SectionBoundariesProps = { failure: FailureWords; children: ReactNode };

/** So many fill the screen on which a visitor arrives. */
const ABOVE_THE_FOLD = 2;

/** Calls back once the next frame is on the screen. */
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
 * Whether all sections may be drawn: at once, but for whoever followed a link here, whom the first screen
 * need not keep waiting. Going back and anchors look for places further down.
 */
function useAllSections(): boolean {
  const { hash } = useLocation();
  const followed = useNavigationType() !== "POP";
  const [all, setAll] = useState(!followed || hash !== "");
  useEffect(() => afterPaint(() => startTransition(() => setAll(true))), []);
  return all;
}

/** The sections of a page, each on its own: one that fails says sorry in its place, the others stay. */
export function SectionBoundaries({ failure, children }: SectionBoundariesProps) {
  const all = useAllSections();
  return Children.map(children, (section, i) => {
    if (all || i < ABOVE_THE_FOLD)
      return <ErrorBoundary fallback={<Failure words={failure} />}>{section}</ErrorBoundary>;
    return i === ABOVE_THE_FOLD ? <div className={css.rest} /> : null;
  });
}
