import type { Site } from "../../schema/site.ts";
import css from "./reviews.module.css";

/** What stands in the card until the reviews are there: three sheets, gently pulsing. */
export const ReviewsSkeleton = ({ words }: { words: Site["reviews"] }) => (
  <div className={css.skeleton}>
    <span className={css.sheet} />
    <span className={css.sheet} />
    <span className={css.sheet} />
    <p className={css.waiting}>{words.loading}</p>
    <noscript>
      <p className={`${css.waiting} ${css.without}`}>{words.noScript}</p>
    </noscript>
  </div>
);
