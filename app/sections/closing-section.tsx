import type { ReactNode } from "react";
import type { PictureData } from "../lib/picture-data.ts";
import type { ClosingContent } from "../schema/page-fields.ts";
import type { LabelledLink } from "../ui/button-link.tsx";
import { Container } from "../ui/container.tsx";
import { Picture } from "../ui/picture.tsx";
import type { Ground } from "../ui/section.tsx";
import { Lead } from "../ui/typography.tsx";
import css from "./closing-section.module.css";
import { NextSteps } from "./next-steps.tsx";

const LAYOUTS = {
  arch: css.arch,
  upright: css.upright,
  whole: css.whole,
  through: css.through,
  row: undefined,
};

type ClosingSectionProps = {
  content: Pick<ClosingContent, "title" | "lead"> & { picture?: PictureData };
  ground: Ground;
  primaryAction: LabelledLink;
  /** For visitors who aren't ready to book. */
  secondaryAction: LabelledLink;
  /**
   * "arch": a photo in an arch that stands on the footer. "upright": an upright picture in a frame.
   * "whole": all of a drawing. "through": a tall drawing that's cut off above and below. "row": buttons beside the words.
   */
  layout?: keyof typeof LAYOUTS;
  /** In place of the picture: a drawing of code, or with "row" something that is as wide as the page. */
  children?: ReactNode;
};

/** The end of a page: words on a ground and the next step, with a picture beside them, or below them on a phone. */
export const ClosingSection = ({
  content,
  ground,
  primaryAction,
  secondaryAction,
  layout = "arch",
  children,
}: ClosingSectionProps) => (
  <section className={css.closing} data-ground={ground} data-print="hide">
    <Container className={css.columns}>
      <div className={layout === "row" ? css.row : css.words}>
        <div>
          <h2>{content.title}</h2>
          <Lead>{content.lead}</Lead>
        </div>
        <NextSteps primaryAction={primaryAction} secondaryAction={secondaryAction} />
      </div>
      {content.picture && (
        <div className={LAYOUTS[layout]}>
          <Picture picture={content.picture} />
        </div>
      )}
      {children}
    </Container>
  </section>
);
