import type { ReactNode } from "react";
import { classes } from "../lib/classes.ts";
import type { DiscoveryCallContent } from "../schema/page-fields.ts";
import { Picture } from "../ui/picture.tsx";
import { Reveal } from "../ui/reveal.tsx";
import { Eyebrow, FinePrint, Lead } from "../ui/typography.tsx";
import css from "./discovery-call.module.css";

type DiscoveryCallProps = {
  content: DiscoveryCallContent;
  /** The form to ask for a call, or what takes its place. */
  children: ReactNode;
  /** Below the words on wide screens, last on a phone. */
  note?: ReactNode;
  hidesPictureOnMobile?: boolean;
};

/** The free discovery call: what happens step by step and its terms, next to the form. */
export const DiscoveryCall = ({
  content,
  children,
  note,
  hidesPictureOnMobile = false,
}: DiscoveryCallProps) => (
  <Reveal className={css.columns}>
    <div>
      <Picture
        picture={content.picture}
        className={classes(css.picture, hidesPictureOnMobile && "not-on-mobile")}
      />
      <Eyebrow>{content.eyebrow}</Eyebrow>
      <h2>{content.title}</h2>
      <Lead>{content.lead}</Lead>
      <ol className={css.steps}>
        {content.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <FinePrint>{content.terms}</FinePrint>
    </div>
    <div className={css.form} data-ground="paper">
      {children}
    </div>
    {note}
  </Reveal>
);
