import { Component, type ReactNode } from "react";
import css from "./error-boundary.module.css";

type ErrorBoundaryProps = {
  title: string;
  text: string;
  /** Level of the fallback's heading: 3 inside a section that keeps its own. */
  level?: 2 | 3;
  children: ReactNode;
};

/**
 * Keeps a failure to the section it happens in: the rest of the page stays, the section says sorry.
 * React itself writes the caught error to the console, so nothing here logs it a second time.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    const { title, text, level = 2 } = this.props;
    const Heading = level === 2 ? "h2" : "h3";
    return (
      <div className={css.failure} data-failure="">
        <Heading className={css.title}>{title}</Heading>
        <p>{text}</p>
      </div>
    );
  }
}
