import { Children, type ComponentProps } from "react";
import css from "./prose.module.css";

/** A heading of a long text. The number of "3. Find daylight early" is large, and its dot is only for screen readers. */
export const NumberedHeading = ({ children, ...rest }: ComponentProps<"h2">) => {
  const [first, ...more] = Children.toArray(children);
  const [, number, text] = /^(\d+\.) (.*)$/s.exec(typeof first === "string" ? first : "") ?? [];
  if (!number) return <h2 {...rest}>{children}</h2>;
  return (
    <h2 {...rest} className={css.numbered}>
      <span className={css.number}>
        {Number.parseInt(number, 10)}
        <span className="visually-hidden">.</span>
      </span>{" "}
      {text}
      {more}
    </h2>
  );
};
