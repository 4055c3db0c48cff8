import type { ReactNode } from "react";
import { ButtonGroup } from "../ui/button.tsx";
import { Picture } from "../ui/picture.tsx";
import type { Picture as PictureData } from "../ui/picture-data.ts";
import { Lead, Wrap } from "../ui/section.tsx";
import css from "./closing-call.module.css";

type ClosingCallProps = {
  words: { title: string; lead: string; picture: PictureData };
  /** Lower, where much has been said already. */
  compact?: boolean;
  /** The buttons. */
  children: ReactNode;
};

/** The picture band that ends a screen, with the next step. */
export const ClosingCall = ({ words, compact, children }: ClosingCallProps) => (
  <section
    className={css.band}
    data-compact={compact ? "" : undefined}
    data-ground="deep"
    data-print="hide"
  >
    <Picture picture={words.picture} sizes="100vw" className={css.picture} />
    <Wrap>
      <h2 className={css.title}>{words.title}</h2>
      <Lead>{words.lead}</Lead>
      <ButtonGroup>{children}</ButtonGroup>
    </Wrap>
  </section>
);
