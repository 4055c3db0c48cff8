import type { ReactNode } from "react";
import { classes } from "../lib/classes.ts";
import css from "./panel.module.css";

type PanelProps = {
  children: ReactNode;
  /** Warm for notices and people, white on a tint, plaster elsewhere. */
  color?: "warm" | "white" | "plaster";
};

/** A sheet of paper that lies on a ground. */
export const Panel = ({ children, color = "warm" }: PanelProps) => (
  <div className={classes(css.panel, css[color])} data-ground="paper">
    {children}
  </div>
);
