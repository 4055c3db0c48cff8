import type { ReactNode } from "react";
import { classes } from "../../lib/classes.ts";
import type { Site } from "../../schema/site.ts";
import css from "./reviews.module.css";

type ReviewsSkeletonProps = {
  labels: Site["reviews"];
  /** The "Try again" button, shown once loading has failed. */
  children?: ReactNode;
};

/** Shown in the card until the reviews load: three blocks, gently pulsing. */
export const ReviewsSkeleton = ({ labels, children }: ReviewsSkeletonProps) => (
  <div className={css.skeleton}>
    <span className={css.skeletonBlock} />
    <span className={css.skeletonBlock} />
    <span className={css.skeletonBlock} />
    <p className={css.message}>{labels.loading}</p>
    {children && <div className={css.below}>{children}</div>}
    <p className={classes(css.message, css.noScript)}>{labels.noScript}</p>
  </div>
);
