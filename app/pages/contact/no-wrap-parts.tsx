import { Fragment } from "react";
import css from "./no-wrap-parts.module.css";

/** A text in parts, such as the lines of an address: where it has to break, it breaks between them first. */
export const NoWrapParts = ({ parts }: { parts: readonly string[] }) =>
  parts.map((part, i) => (
    <Fragment key={part}>
      {i > 0 && " "}
      <span className={css.part}>{i < parts.length - 1 ? `${part},` : part}</span>
    </Fragment>
  ));
