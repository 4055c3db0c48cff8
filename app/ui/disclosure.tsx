import type { MouseEvent, ReactNode } from "react";
import css from "./disclosure.module.css";
import { keepInPlace } from "./keep-in-place.ts";
import { PlusSign } from "./plus-sign.tsx";

type DisclosureProps = {
  id: string;
  /** Only one of those with the same name is open at a time. */
  name: string;
  summary: ReactNode;
  children: ReactNode;
  classNames: { row?: string | undefined; summary?: string | undefined; body?: string | undefined };
};

/** Opening one item may close another above it. Keep the pressed one under the pointer. */
const keepPressedInPlace = ({ currentTarget }: MouseEvent) => keepInPlace(currentTarget);

/** A <details> that slides open, with a plus sign that turns. */
export const Disclosure = ({ id, name, summary, children, classNames }: DisclosureProps) => (
  <details id={id} name={name} className={`${css.disclosure} ${classNames.row}`}>
    {/* biome-ignore lint/a11y: a summary is interactive, and Enter and Space click it too */}
    <summary className={classNames.summary} onClick={keepPressedInPlace}>
      {summary}
      <PlusSign />
    </summary>
    <div className={classNames.body}>{children}</div>
  </details>
);
