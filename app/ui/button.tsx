import type { ReactNode } from "react";
import type { IconName } from "../lib/icon-names.ts";
import { Anchor } from "./anchor.tsx";
import css from "./button.module.css";
import { Icon } from "./icon.tsx";

type ButtonLinkProps = {
  to: string;
  children: ReactNode;
  variant?: "primary" | "quiet" | "light";
  small?: boolean;
  icon?: IconName;
};

/** A link that looks like a button. */
export function ButtonLink({ to, children, variant = "primary", small, icon }: ButtonLinkProps) {
  const className = [css.button, css[variant], small && css.small].filter(Boolean).join(" ");
  return (
    <Anchor to={to} className={className} data-print="hide">
      {icon && <Icon name={icon} size={18} />}
      {children}
    </Anchor>
  );
}

/** Buttons side by side, or stacked on a narrow screen. */
export const ButtonGroup = ({ children }: { children: ReactNode }) => (
  <div className={css.group}>{children}</div>
);

export type ButtonTarget = { to: string; label: string };

/** The page's main action, and an alternative for visitors who aren't ready for it. */
export const NextSteps = ({ book, other }: { book: ButtonTarget; other: ButtonTarget }) => (
  <ButtonGroup>
    <ButtonLink to={book.to}>{book.label}</ButtonLink>
    <ButtonLink to={other.to} variant="quiet">
      {other.label}
    </ButtonLink>
  </ButtonGroup>
);
