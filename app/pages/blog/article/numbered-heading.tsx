import type { ComponentProps } from "react";
import css from "./numbered-heading.module.css";

/** A heading's number and words: "3." and "Find daylight early". Without a number, only its words. */
export function splitNumber(heading: string): [number: string | undefined, words: string] {
  const [, number, words = heading] = /^(\d+\.) (.+)$/.exec(heading) ?? [];
  return [number, words];
}

/** A heading of an article. The number of "3. Find daylight early" is large. */
export const NumberedHeading = ({ children, ...rest }: ComponentProps<"h2">) => {
  const [number, words] = splitNumber(String(children));
  if (!number) return <h2 {...rest}>{children}</h2>;
  return (
    <h2 {...rest} className={css.heading}>
      <span className={css.number}>{number}</span> {words}
    </h2>
  );
};
