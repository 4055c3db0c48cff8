import { type ReactNode, useState } from "react";
import { useViewTransitionState } from "react-router";
import { classes } from "../lib/classes.ts";
import { Anchor } from "./anchor.tsx";
import css from "./card-link.module.css";

type CardLinkProps = {
  to: string;
  children: ReactNode;
  className?: string;
  /** The card's picture opens into the next page's hero: see styles/view-transitions.css. */
  heroTransition?: boolean;
};

/** A card's only link. The whole card is clickable; the card must be `position: relative`. */
export function CardLink({ to, children, className, heroTransition = false }: CardLinkProps) {
  // Another card on the page may lead to the same page.
  const [clicked, setClicked] = useState(false);
  const opens = useViewTransitionState(to) && clicked;
  return (
    <Anchor
      to={to}
      className={classes(css.link, className)}
      heroTransition={heroTransition}
      data-hero-transition-link={heroTransition && opens ? "" : undefined}
      onClick={() => setClicked(true)}
    >
      {children}
    </Anchor>
  );
}

/** The same with short text such as "Learn More". `about` tells screen readers what it's about. */
export const CardMoreLink = ({ about, children, ...link }: CardLinkProps & { about: string }) => (
  <CardLink {...link} className={css.more}>
    {children}
    <span className="visually-hidden">{`: ${about}`}</span>
  </CardLink>
);
