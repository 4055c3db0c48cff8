import type { ReactNode } from "react";
import { classes } from "../lib/classes.ts";
import css from "./panel.module.css";

const COLORS = { warm: undefined, white: css.white, plaster: css.plaster };

type PanelProps = {
  children: ReactNode;
  /** Warm for notices and people, white on a tint, plaster elsewhere. */
  color?: keyof typeof COLORS;
};

/** A sheet of paper that lies on a ground. */
export const Panel = ({ children, color = "warm" }: PanelProps) => (
  <div className={classes(css.panel, COLORS[color])} data-ground="paper">
    {children}
  </div>
);
