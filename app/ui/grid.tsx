import { Children, type ReactNode } from "react";
import { classes } from "../lib/classes.ts";
import { columnsFor } from "./grid-columns.ts";
import css from "./layouts.module.css";

type GridProps = {
  children: ReactNode;
  /** The most columns on a phone, for small items. */
  mobileColumns?: 1 | 2 | 3;
  /** The most columns on a desktop; if three or more, one more rather than a lonely item. A tablet has two, or three for the same reason. */
  maxColumns?: number;
  /** A tablet has one column rather than three: for items that would be too narrow. */
  wideItems?: boolean;
  /** On a desktop the first item fills a row. */
  firstFillsRow?: boolean;
  /** On a desktop, items of a last row that isn't full are wider. */
  filledRows?: boolean;
  as?: "ul" | "ol" | "dl" | "div";
  className?: string;
  /** The list's accessible name. */
  label?: string;
};

/** Any number of items in columns, with none alone on the last row. */
export const Grid = ({
  children,
  mobileColumns = 1,
  maxColumns = 3,
  wideItems = false,
  firstFillsRow = false,
  filledRows = false,
  as: Tag = "ul",
  className,
  label,
}: GridProps) => {
  const count = Children.count(children);
  const inRows = firstFillsRow ? count - 1 : count;
  return (
    <Tag
      aria-label={label}
      className={classes(
        css.grid,
        firstFillsRow && css.firstFillsRow,
        filledRows && css.filledRows,
        className,
      )}
      style={{
        "--mobile-columns": columnsFor(count, mobileColumns, false),
        "--tablet-columns": columnsFor(count, Math.min(2, maxColumns), !wideItems),
        "--desktop-columns": columnsFor(inRows, maxColumns, maxColumns > 2),
      }}
    >
      {children}
    </Tag>
  );
};
