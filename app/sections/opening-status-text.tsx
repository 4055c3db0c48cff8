import css from "./opening-status-text.module.css";

type OpeningStatusTextProps = {
  text: string | undefined;
  /** The longest text that may be shown here. Its space is reserved, so nothing moves. */
  longestText: string;
  isOpen: boolean | undefined;
};

/**
 * The opening status, with a dot while the clinic is open. Until the time is known, `text` may be another fact in its place,
 * such as the parking, or nothing: then only the space is reserved. A new text replaces the element (`key`):
 * moving the old one aside for the dot would count as a layout shift.
 */
export const OpeningStatusText = ({ text, longestText, isOpen }: OpeningStatusTextProps) => (
  <span className={css.status} data-reserve={longestText}>
    {text && (
      <span key={text} data-clinic-open={isOpen ? "" : undefined}>
        {text}
      </span>
    )}
  </span>
);
