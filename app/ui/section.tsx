import { type ReactNode, Suspense } from "react";
import { Icon } from "./icon.tsx";
import { Anchor } from "./link.tsx";
import css from "./section.module.css";

export type Ground = "paper" | "plaster" | "mist" | "deep";

type SectionProps = {
  children: ReactNode;
  ground?: Ground;
  id?: string;
  /** Without room above: it goes on with what the section before began. */
  tight?: boolean;
  className?: string | undefined;
  /** Names the region where it has no heading of its own. */
  label?: string;
};

/**
 * A band of the page. The boundary within lets React take over section by section, the one that is
 * clicked first, and leave the browser free in between.
 */
export function Section({ children, ground = "paper", id, tight, className, label }: SectionProps) {
  return (
    <section
      id={id}
      aria-label={label}
      data-ground={ground}
      data-tight={tight ? "" : undefined}
      className={className ? `${css.section} ${className}` : css.section}
    >
      <Suspense>
        <Wrap>{children}</Wrap>
      </Suspense>
    </section>
  );
}

/** Keeps content to the page's width, with the gutter at its sides. */
export const Wrap = ({
  children,
  className,
}: {
  children: ReactNode;
  className?: string | undefined;
}) => <div className={className ? `${css.wrap} ${className}` : css.wrap}>{children}</div>;

type SectionHeadProps = {
  eyebrow?: string | undefined;
  title: string;
  lead?: string | undefined;
  /** Stands at the other end of the line, such as a link to all. */
  aside?: ReactNode;
  /** For the tests' and anchors' sake, where the heading itself is a target. */
  id?: string;
};

/** The opening of a section: small capitals, heading, and perhaps a paragraph and a link. */
export const SectionHead = ({ eyebrow, title, lead, aside, id }: SectionHeadProps) => (
  <div className={css.head}>
    <div>
      {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
      <h2 id={id}>{title}</h2>
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

/** A quiet link onwards, underlined, with an arrow where it leads to another screen of its kind. */
export const MoreLink = ({
  to,
  children,
  arrow = false,
  download,
}: {
  to: string;
  children: ReactNode;
  arrow?: boolean;
  /** The link saves a file. */
  download?: boolean;
}) => (
  <Anchor to={to} className={css.more} download={download}>
    {children}
    {arrow && <Icon name="arrow" size={18} />}
  </Anchor>
);
