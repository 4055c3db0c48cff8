import css from "./skip-link.module.css";

/** The first link in the tab order: jumps past the header to the main content. */
export const SkipLink = ({ targetId, children }: { targetId: string; children: string }) => (
  <a href={`#${targetId}`} className={css.skip} data-print="hide">
    {children}
  </a>
);
