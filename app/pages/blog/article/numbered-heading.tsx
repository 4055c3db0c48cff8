import type { ComponentProps } from "react";
import css from "./numbered-heading.module.css";

/** A heading of an article. The number of "3. Find daylight early" is large. */
export const NumberedHeading = ({ children, ...rest }: ComponentProps<"h2">) => {
  const [, number, words] = /^(\d+\.) (.+)$/.exec(String(children)) ?? [];
  if (!number) return <h2 {...rest}>{children}</h2>;
  return (
    <h2 {...rest} className={css.heading}>
      <span className={css.number}>{number}</span> {words}
    </h2>
  );
};
