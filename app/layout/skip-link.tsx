import css from "./skip-link.module.css";

/** The first stop of the keyboard: past the bar, to the page's own content. */
export const SkipLink = ({ to, children }: { to: string; children: string }) => (
  <a href={`#${to}`} className={css.skip} data-print="hide">
    {children}
  </a>
);
