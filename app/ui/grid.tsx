import { Children, type ReactNode } from "react";
import { columnsFor } from "./grid-columns.ts";
import css from "./layouts.module.css";

type GridProps = {
  children: ReactNode;
  /** The most columns on a desktop. A tablet has at most two. */
  most?: number;
  as?: "ul" | "ol" | "dl" | "div";
  className?: string | undefined;
};

/** Any number of entries in columns, with none alone on the last row. On a phone one below the other. */
export const Grid = ({ children, most = 3, as: Tag = "ul", className }: GridProps) => {
  const count = Children.count(children);
  return (
    <Tag
      className={className ? `${css.grid} ${className}` : css.grid}
      style={{
        "--tablet": columnsFor(count, Math.min(2, most)),
        "--desktop": columnsFor(count, most),
      }}
    >
      {children}
    </Tag>
  );
};
