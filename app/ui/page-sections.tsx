import { Children, type ReactNode, startTransition, useEffect, useState } from "react";
import { useLocation, useNavigationType } from "react-router";
import { ErrorBoundary } from "./error-boundary.tsx";
import { Failure, type FailureWords } from "./failure.tsx";
import css from "./page-sections.module.css";

type PageSectionsProps = { failure: FailureWords; children: ReactNode };

/** So many fill the screen on which a visitor arrives. */
const FIRST = 2;

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
function useWhole(): boolean {
  const { hash } = useLocation();
  const followed = useNavigationType() !== "POP";
  const [whole, setWhole] = useState(!followed || hash !== "");
  useEffect(() => afterPaint(() => startTransition(() => setWhole(true))), []);
  return whole;
}

/** The sections of a page, each on its own: one that fails says sorry in its place, the others stay. */
export function PageSections({ failure, children }: PageSectionsProps) {
  const whole = useWhole();
  return Children.map(children, (section, i) => {
    if (whole || i < FIRST)
      return <ErrorBoundary fallback={<Failure words={failure} />}>{section}</ErrorBoundary>;
    return i === FIRST ? <div className={css.rest} /> : null;
  });
}
