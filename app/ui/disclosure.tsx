import type { MouseEvent, ReactNode } from "react";
import { anchorScroll } from "./anchor-scroll.ts";
import css from "./disclosure.module.css";
import { PlusSign } from "./plus-sign.tsx";

type DisclosureProps = {
  id: string;
  /** Of those with the same name one is open at a time. */
  name: string;
  summary: ReactNode;
  children: ReactNode;
  /** For how the row, its summary and its body are laid out. */
  classNames: { row?: string | undefined; summary?: string | undefined; body?: string | undefined };
};

/** Its neighbour may close above it: the question that was pressed stays under the finger. */
function keepInView({ currentTarget }: MouseEvent) {
  const list = currentTarget.parentElement?.parentElement;
  if (list) anchorScroll(currentTarget, list);
}

/** A row that slides open, by the browser itself; a sign at its end turns. */
export const Disclosure = ({ id, name, summary, children, classNames }: DisclosureProps) => (
  <details id={id} name={name} className={`${css.disclosure} ${classNames.row}`}>
    {/* biome-ignore lint/a11y: a summary is a control, whose click a key makes as well */}
    <summary className={classNames.summary} onClick={keepInView}>
      {summary}
      <PlusSign />
    </summary>
    <div className={classNames.body}>{children}</div>
  </details>
);
