import type { ComponentProps, ReactNode } from "react";
import { classes } from "../lib/classes.ts";
import css from "./typography.module.css";

type EyebrowProps = ComponentProps<"p"> & { as?: "p" | "h2" };

/** A line above a heading, in small capitals. */
export const Eyebrow = ({ children, className, as: Tag = "p" }: EyebrowProps) => (
  <Tag className={classes(css.eyebrow, className)}>{children}</Tag>
);

/** The paragraph below a heading. */
export const Lead = ({ children, className }: ComponentProps<"p">) => (
  <p className={classes(css.lead, className)}>{children}</p>
);

export const FinePrint = ({ children }: { children: ReactNode }) => (
  <p className={css.finePrint}>{children}</p>
);
