import type { MouseEvent, ReactNode } from "react";
import { holdInPlace } from "./hold-in-place.ts";
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

/** Its neighbour may close above it: the question that was pressed stays under the finger. */
function hold({ currentTarget }: MouseEvent) {
  const list = currentTarget.parentElement?.parentElement;
  if (list) holdInPlace(currentTarget, list);
}

/** A row that slides open, by the browser itself; a sign at its end turns. */
export const Unfold = ({ id, name, summary, children, look }: UnfoldProps) => (
  <details id={id} name={name} className={`${css.unfold} ${look.row}`}>
    {/* biome-ignore lint/a11y: a summary is a control, whose click a key makes as well */}
    <summary className={look.summary} onClick={hold}>
      {summary}
      <PlusSign />
    </summary>
    <div className={look.body}>{children}</div>
  </details>
);
