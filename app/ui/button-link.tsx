import type { ComponentProps, ReactNode } from "react";
import { classes } from "../lib/classes.ts";
import { Anchor } from "./anchor.tsx";
import css from "./button-link.module.css";
import { Icon, type IconName } from "./icon.tsx";

const VARIANTS = { primary: css.primary, quiet: css.quiet, light: css.light };

type ButtonLinkProps = {
  to: string;
  children: ReactNode;
  variant?: keyof typeof VARIANTS;
  small?: boolean;
  icon?: IconName;
};

/** A link that looks like a button. */
export function ButtonLink({ to, children, variant = "primary", small, icon }: ButtonLinkProps) {
  const className = classes(css.button, VARIANTS[variant], small && css.small);
  return (
    <Anchor to={to} className={className} data-print="hide">
      {icon && <Icon name={icon} size={18} />}
      {children}
    </Anchor>
  );
}

/** Buttons side by side, or stacked on a narrow screen. */
export const ButtonGroup = ({ children, className }: ComponentProps<"div">) => (
  <div className={classes(css.group, className)}>{children}</div>
);

export type LabelledLink = { to: string; label: string };
