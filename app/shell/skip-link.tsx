import css from "./skip-link.module.css";

/** The first link in the tab order: jumps past the header to the main content. */
export const SkipLink = ({ to, children }: { to: string; children: string }) => (
  <a href={`#${to}`} className={css.skip} data-print="hide">
    {children}
  </a>
);
