import type { ReactNode, ToggleEvent } from "react";
import { classes } from "../lib/classes.ts";
import css from "./disclosure.module.css";
import { PlusSign } from "./plus-sign.tsx";

type DisclosureProps = {
  id: string;
  /** Only one of those with the same name is open at a time. */
  name: string;
  summary: ReactNode;
  children: ReactNode;
  classNames: { item?: string; summary?: string; body?: string };
};

/** Opening one item may close another above it, which moves this one up. */
const scrollIntoView = ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => {
  if (currentTarget.open) currentTarget.firstElementChild?.scrollIntoView({ block: "nearest" });
};

/** A <details> that slides open, with a plus sign that turns. */
export const Disclosure = ({ id, name, summary, children, classNames }: DisclosureProps) => (
  <details
    id={id}
    name={name}
    className={classes(css.disclosure, classNames.item)}
    onToggle={scrollIntoView}
  >
    <summary className={classNames.summary}>
      {summary}
      <PlusSign />
    </summary>
    <div className={classNames.body}>{children}</div>
  </details>
);
