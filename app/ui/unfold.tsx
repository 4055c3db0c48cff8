import type { ReactNode } from "react";
import { PlusSign } from "./plus-sign.tsx";
import css from "./unfold.module.css";

type UnfoldProps = {
  id: string;
  /** Of those with the same name one is open at a time. */
  name: string;
  summary: ReactNode;
  children: ReactNode;
  /** For how the row, its summary and its body are laid out. */
  look: { row?: string | undefined; summary?: string | undefined; body?: string | undefined };
};

/** A row that slides open, by the browser itself; a sign at its end turns. */
export const Unfold = ({ id, name, summary, children, look }: UnfoldProps) => (
  <details id={id} name={name} className={`${css.unfold} ${look.row}`}>
    <summary className={look.summary}>
      {summary}
      <PlusSign />
    </summary>
    <div className={look.body}>{children}</div>
  </details>
);
