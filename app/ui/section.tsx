import type { ReactNode } from "react";
import { classes } from "../lib/classes.ts";
import { Container } from "./container.tsx";
import css from "./section.module.css";
import { Eyebrow, Lead } from "./typography.tsx";

/** What's behind words: see tokens.css. `tint` is the page's own colour, from its handle. `strong` once per page. */
export type Ground = "paper" | "plaster" | "tint" | "deep" | "strong";

const SPACES = { tight: css.tight, grand: css.grand };
const SIZES = { small: css.small, normal: css.normal };

type SectionProps = {
  children: ReactNode;
  ground?: Ground;
  id?: string;
  /** The space above and below, and with it the size of its headings. Use `grand` for at most one section of a page. */
  space?: keyof typeof SPACES;
  /** No padding above: it continues the section before it. */
  continues?: boolean;
  className?: string;
  "data-print"?: "hide";
  /** The region's accessible name, if it has no heading. */
  label?: string;
};

/** A section of a page. */
export function Section({
  children,
  ground = "paper",
  space,
  id,
  continues,
  className,
  label,
  ...props
}: SectionProps) {
  return (
    <section
      id={id}
      aria-label={label}
      data-ground={ground}
      data-print={props["data-print"]}
      className={classes(
        css.section,
        space && SPACES[space],
        continues && css.continues,
        className,
      )}
    >
      <Container>{children}</Container>
    </section>
  );
}

type SectionHeadingProps = {
  eyebrow?: string;
  title: string;
  lead?: string;
  /** At the other end of the heading's line, such as a link to all articles. */
  aside?: ReactNode;
  /** The heading's size, if it isn't the one that goes with the section's space. */
  size?: keyof typeof SIZES;
  className?: string;
};

/** A section's heading: eyebrow in small capitals, title, and optionally a paragraph and a link. */
export const SectionHeading = ({
  eyebrow,
  title,
  size,
  className,
  ...props
}: SectionHeadingProps) => (
  <div className={classes(css.head, size && SIZES[size], className)}>
    <div>
      {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
      <h2>{title}</h2>
      {props.lead && <Lead>{props.lead}</Lead>}
    </div>
    {props.aside}
  </div>
);
