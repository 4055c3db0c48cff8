import css from "./opening-status.module.css";

type OpeningStatusProps = {
  text: string | undefined;
  /** The longest text that may be shown here. Its space is reserved, so nothing moves. */
  longestText: string;
  open: boolean | undefined;
};

/** The opening status, with a dot while the clinic is open. Until it's known, `text` may be another one, or
 * none: then only its space is kept. */
export const OpeningStatus = ({ text, longestText, open }: OpeningStatusProps) => (
  <span className={css.status} data-reserve={longestText}>
    {text && <span data-open={open ? "" : undefined}>{text}</span>}
  </span>
);
