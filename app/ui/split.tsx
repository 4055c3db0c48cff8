import type { ReactNode } from "react";
import { classes } from "../lib/classes.ts";
import css from "./layouts.module.css";

const COLUMNS = {
  even: "repeat(2, minmax(0, 1fr))",
  start: "minmax(0, 7fr) minmax(0, 5fr)",
  end: "minmax(0, 5fr) minmax(0, 7fr)",
};

type SplitProps = {
  children: ReactNode;
  widerSide?: keyof typeof COLUMNS;
  align?: "start" | "center" | "end";
  stackedOnTablet?: boolean;
};

/** Two parts side by side, or one below the other on a phone. */
export const Split = ({
  children,
  widerSide = "even",
  align = "start",
  stackedOnTablet = false,
}: SplitProps) => (
  <div
    className={classes(css.split, stackedOnTablet && css.stackedOnTablet)}
    style={{ "--columns": COLUMNS[widerSide], "--align": align }}
  >
    {children}
  </div>
);
