import type { ReactNode } from "react";
import { Anchor } from "./anchor.tsx";
import { Icon } from "./icon.tsx";
import css from "./text-link.module.css";

/**
 * An underlined link. `arrow` adds an arrow after its last word: for the only link in a box or section. A link in a sentence,
 * one of several, or a download has none.
 */
export const TextLink = ({
  to,
  children,
  arrow = false,
  download,
}: {
  to: string;
  children: ReactNode;
  arrow?: boolean;
  /** The link downloads a file. */
  download?: boolean;
}) => (
  <Anchor to={to} className={css.link} download={download}>
    {children}
    {arrow && (
      <>
        {"\ufeff"}
        <Icon name="arrow" size={18} />
      </>
    )}
  </Anchor>
);
