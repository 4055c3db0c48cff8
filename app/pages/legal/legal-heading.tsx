import type { ComponentProps } from "react";
import { splitNumber } from "../../ui/split-number.ts";
import css from "./legal-heading.module.css";

/** A heading of a legal text, with its number on a pebble. */
export const LegalHeading = ({ children, ...rest }: ComponentProps<"h2">) => {
  const [number, words] = splitNumber(String(children));
  if (!number) return <h2 {...rest}>{children}</h2>;
  return (
    <h2 {...rest} className={css.heading}>
      <span className={css.pebble}>
        {Number.parseInt(number, 10)}
        <span className="visually-hidden">.</span>
      </span>{" "}
      {words}
    </h2>
  );
};
