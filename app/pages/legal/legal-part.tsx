import { Children, type ComponentProps, isValidElement, type ReactNode } from "react";
import { splitNumber } from "../../ui/split-number.ts";
import grounds from "./legal-ground.module.css";
import css from "./legal-part.module.css";

/** A heading of a legal text, with its number on a pebble. Its part has the id. */
export const LegalHeading = ({ children, ...rest }: ComponentProps<"h2">) => {
  const [number, words] = splitNumber(String(children));
  if (!number) return <h2 {...rest}>{children}</h2>;
  return (
    <h2>
      <span>
        {Number.parseInt(number, 10)}
        <span className="visually-hidden">.</span>
      </span>
      {` ${words}`}
    </h2>
  );
};

/**
 * A numbered part of a legal text (packages/content-files/src/numbered-parts.ts). It has the id, because a link to it
 * should show its ground, its number and its drawing too.
 */
export const LegalPart = ({ children }: { children?: ReactNode }) => {
  const [heading, ...text] = Children.toArray(children).filter((child) =>
    isValidElement<{ id?: string; file?: string }>(child),
  );
  const drawing = text[0]?.props.file ? text.shift() : undefined;
  return (
    <div className={`${css.part} ${grounds.part}`} id={heading?.props.id}>
      <div className={css.head}>
        {heading}
        {drawing}
      </div>
      <div className={css.text}>{text}</div>
    </div>
  );
};
