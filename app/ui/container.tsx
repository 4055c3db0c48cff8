import type { ComponentProps } from "react";
import { classes } from "../lib/classes.ts";
import css from "./container.module.css";

/** Limits content to the page's width, with gutters. */
export const Container = ({ children, className }: ComponentProps<"div">) => (
  <div className={classes(css.container, className)}>{children}</div>
);
