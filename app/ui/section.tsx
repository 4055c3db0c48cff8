import type { ReactNode } from "react";
import { Anchor } from "./anchor.tsx";
import { Icon } from "./icon.tsx";
import css from "./section.module.css";

/** A page's own colour, for its hero and up to three sections: see tokens.css. */
export type Tint = "sage" | "wet-sand" | "terracotta" | "mint" | "lagoon" | "shallows";
export type Ground = "paper" | "plaster" | "mist" | "deep" | "sea" | "clay" | Tint;

const PLAIN: readonly string[] = ["paper", "plaster", "mist", "deep", "sea", "clay"];

/** The attributes that give a section its ground, and the text colours for it. */
export const groundAttributes = (ground: Ground) => ({
  "data-ground": ground,
  "data-tint": PLAIN.includes(ground) ? undefined : "",
});

type SectionProps = {
  children: ReactNode;
  ground?: Ground;
  id?: string;
  /** The space above and below, and with it the size of its headings. Use `grand` for at most one section of a page. */
  space?: "tight" | "normal" | "grand" | undefined;
  /** No padding above: it continues the section before it. */
  continues?: boolean;
  className?: string | undefined;
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
}: SectionProps) {
  return (
    <section
      id={id}
      aria-label={label}
      {...groundAttributes(ground)}
      data-space={space}
      data-continues={continues ? "" : undefined}
      className={className ? `${css.section} ${className}` : css.section}
    >
      <Wrap>{children}</Wrap>
    </section>
  );
}

/** Sections on one ground: on a desktop the first two are next to each other, and the others below them. */
export const SectionGroup = ({ ground, children }: { ground: Ground; children: ReactNode }) => (
  <div className={css.section} {...groundAttributes(ground)} data-space="tight">
    <Wrap>
      <div className={css.columns}>{children}</div>
    </Wrap>
  </div>
);

/** Limits content to the page's width, with gutters. */
export const Wrap = ({
  children,
  className,
}: {
  children: ReactNode;
  className?: string | undefined;
}) => <div className={className ? `${css.wrap} ${className}` : css.wrap}>{children}</div>;

type SectionHeadingProps = {
  eyebrow?: string | undefined;
  title: string;
  lead?: string | undefined;
  /** At the other end of the heading's line, such as a link to all articles. */
  aside?: ReactNode;
  /** The heading's size, if it isn't the one that goes with the section's space. */
  size?: "small" | "normal" | undefined;
};

/** A section's heading: eyebrow in small capitals, title, and optionally a paragraph and a link. */
export const SectionHeading = ({ eyebrow, title, lead, aside, size }: SectionHeadingProps) => (
  <div className={css.head} data-size={size}>
    <div>
      {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
      <h2>{title}</h2>
      {lead && <Lead>{lead}</Lead>}
    </div>
    {aside}
  </div>
);

export const Eyebrow = ({ children }: { children: ReactNode }) => (
  <p className={css.eyebrow}>{children}</p>
);

export const Lead = ({ children }: { children: ReactNode }) => (
  <p className={css.lead}>{children}</p>
);

export const Small = ({ children }: { children: ReactNode }) => (
  <p className={css.small}>{children}</p>
);

/**
 * An underlined link. `arrow` adds an arrow after its last word: for the only link in a box or section. A link in a sentence,
 * one of several, or a download has none.
 */
export const MoreLink = ({
  to,
  children,
  arrow = false,
  download,
}: {
  to: string;
  children: ReactNode;
  arrow?: boolean;
  /** The link downloads a file. */
  download?: boolean;
}) => (
  <Anchor to={to} className={css.more} download={download}>
    {children}
    {arrow && (
      <>
        {"\ufeff"}
        <Icon name="arrow" size={18} />
      </>
    )}
  </Anchor>
);
