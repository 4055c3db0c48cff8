import type { ReactNode } from "react";
import { Anchor } from "./anchor.tsx";
import css from "./card-link.module.css";

type CardLinkProps = { to: string; children: ReactNode; className?: string | undefined };

/** A card's only link. The whole card is clickable; the card must be `position: relative`. */
export const CardLink = ({ to, children, className }: CardLinkProps) => (
  <Anchor to={to} className={className ? `${css.link} ${className}` : css.link}>
    {children}
  </Anchor>
);

/** The same with short text such as "Learn More". `about` tells screen readers what it's about. */
export const CardMore = ({ to, children, about }: CardLinkProps & { about: string }) => (
  <CardLink to={to} className={css.more}>
    {children}
    <span className="visually-hidden">{`: ${about}`}</span>
  </CardLink>
);
