import { Children, type ReactNode } from "react";
import { ErrorBoundary } from "./error-boundary.tsx";
import { Failure, type FailureWords } from "./failure.tsx";

type PageSectionsProps = { failure: FailureWords; children: ReactNode };

/** The sections of a page, each on its own: one that fails says sorry in its place, the others stay. */
export const PageSections = ({ failure, children }: PageSectionsProps) =>
  Children.map(children, (section) => (
    <ErrorBoundary fallback={<Failure words={failure} />}>{section}</ErrorBoundary>
  ));
