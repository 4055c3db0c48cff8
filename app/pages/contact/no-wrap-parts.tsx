import { Fragment } from "react";
import css from "./no-wrap-parts.module.css";

/** A text in parts, such as an address in two lines. If it has to wrap, it wraps between the parts first. */
export const NoWrapParts = ({ parts }: { parts: readonly string[] }) =>
  parts.map((part, i) => (
    <Fragment key={part}>
      {i > 0 && " "}
      <span className={css.part}>{i < parts.length - 1 ? `${part},` : part}</span>
    </Fragment>
  ));
