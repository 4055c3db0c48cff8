import css from "./opening-status.module.css";

type OpeningStatusProps = {
  text: string | undefined;
  /** The longest text that may come to stand here: its room is kept from the start, and nothing moves. */
  longestText: string;
  open: boolean | undefined;
};

/** What holds at this hour, with a dot where the door is open. */
export const OpeningStatus = ({ text, longestText, open }: OpeningStatusProps) => (
  <span className={css.status} data-longest={longestText}>
    {text && (
      <span data-keep-clear="" data-open={open ? "" : undefined}>
        {text}
      </span>
    )}
  </span>
);
