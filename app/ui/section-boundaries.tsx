import { Children, type ReactNode, Suspense } from "react";
import { ErrorBoundary } from "./error-boundary.tsx";
import { Failure } from "./failure.tsx";

type SectionBoundariesProps = { linksStylesheet?: boolean; children: ReactNode };

/**
 * Each section is on its own. One that fails shows an error message. React hydrates them one at a time, a clicked one before
 * the others, and renders again only those that something else has changed.
 * @param linksStylesheet whether the link to the stylesheet comes after the first of these: once on each page
 */
export const SectionBoundaries = ({ linksStylesheet = true, children }: SectionBoundariesProps) =>
  Children.map(children, (section, i) => (
    <>
      <Suspense>
        <ErrorBoundary fallback={<Failure />}>{section}</ErrorBoundary>
      </Suspense>
      {linksStylesheet && i === 0 && <StylesheetSlot />}
    </>
  ));

/** The build puts the link to the whole stylesheet into it (tools/build/css/critical-css.ts). React leaves what's inside alone. */
const StylesheetSlot = () => (
  <div
    hidden
    data-site-stylesheet=""
    suppressHydrationWarning
    // biome-ignore lint/security/noDangerouslySetInnerHtml: it's empty
    dangerouslySetInnerHTML={{ __html: "" }}
  />
);
