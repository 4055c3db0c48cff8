import { Children, type ReactNode, startTransition, useEffect, useState } from "react";
import { useLocation, useNavigationType } from "react-router";
import { ErrorBoundary } from "./error-boundary.tsx";
import { Failure, type FailureWords } from "./failure.tsx";
import css from "./section-boundaries.module.css";

type SectionBoundariesProps = { failure: FailureWords; children: ReactNode };

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
 * How many sections the page shows. After a link was followed it's first the hero, so that it appears sooner, and then
 * one more after each paint, so that a tap never waits for the whole page. On first load, on
 * going back and with a `#fragment` it's all of them, because the page is needed at its full height.
 */
function useSectionCount(total: number): number {
  const { hash } = useLocation();
  const followed = useNavigationType() !== "POP";
  const [count, setCount] = useState(followed && hash === "" ? 1 : Infinity);
  useEffect(() => {
    if (count >= total) return;
    return afterPaint(() => startTransition(() => setCount(count + 1)));
  }, [count, total]);
  return count;
}

/** An error boundary around each section: a section that fails shows an error message, the others stay. */
export function SectionBoundaries({ failure, children }: SectionBoundariesProps) {
  const count = useSectionCount(Children.count(children));
  return Children.map(children, (section, i) => {
    if (i < count)
      return <ErrorBoundary fallback={<Failure words={failure} />}>{section}</ErrorBoundary>;
    return i === count ? <div className={css.rest} /> : null;
  });
}
