import { Children, type ReactNode, Suspense } from "react";
import { ErrorBoundary } from "./error-boundary.tsx";
import { Failure } from "./failure.tsx";

/**
 * Each section is on its own. One that fails shows an error message. React hydrates them one at a time, a clicked one before
 * the others, and renders again only those that something else has changed.
 */
export const SectionBoundaries = ({ children }: { children: ReactNode }) =>
  Children.map(children, (section, i) => (
    <>
      <Suspense>
        <ErrorBoundary fallback={<Failure />}>{section}</ErrorBoundary>
      </Suspense>
      {i === 0 && <DeferredCss />}
    </>
  ));

/**
 * After a page's first section. The build puts the link to the site's stylesheet into it (tools/build/css/critical-css.ts).
 * React leaves what's inside alone.
 */
const DeferredCss = () => (
  <div
    hidden
    data-deferred-css=""
    suppressHydrationWarning
    // biome-ignore lint/security/noDangerouslySetInnerHtml: it's empty
    dangerouslySetInnerHTML={{ __html: "" }}
  />
);
