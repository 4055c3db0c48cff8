import type { ReactNode } from "react";
import css from "./card-link.module.css";
import { Anchor } from "./link.tsx";

type CardLinkProps = { to: string; children: ReactNode; className?: string | undefined };

/** The one link of a card: all of the card answers a click. The card is `position: relative`. */
export const CardLink = ({ to, children, className }: CardLinkProps) => (
  <Anchor to={to} className={className ? `${css.link} ${className}` : css.link}>
    {children}
  </Anchor>
);

/** The same link where its words are short, such as "Learn More": `about` tells a listener more of what. */
export const CardMore = ({ to, children, about }: CardLinkProps & { about: string }) => (
  <CardLink to={to} className={css.more}>
    {children}
    <span className="visually-hidden">{`: ${about}`}</span>
  </CardLink>
);
