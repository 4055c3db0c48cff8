import type { ServedIntegrations } from "../../schema/served.ts";
import type { OutsideScript } from "../outside-script.ts";

type Reviews = ServedIntegrations["reviews"];

export const REVIEWS_SCRIPT = "https://reputationhub.site/reputation/assets/review-widget.js";
export const REVIEWS_FRAME = "https://reputationhub.site/reputation/widgets/review_widget";
/** What the frame may be led on to and speak from. */
export const REVIEWS_ORIGINS = ["https://reputationhub.site"];
/** What the vendor's script looks for on the frame. */
export const REVIEWS_CLASS = "lc_reviews_widget";

export const areReviewsLive = ({ id, location }: Reviews): boolean => id !== "" && location !== "";

export const reviewsAddress = (reviews: Reviews): string =>
  areReviewsLive(reviews)
    ? `${REVIEWS_FRAME}/${reviews.location}?widgetId=${reviews.id}`
    : "/preview/reviews";

/**
 * What the frame may do: run, keep what is its own, and open a review where it was written, in a tab. It
 * sends no form, leads this page nowhere and opens no dialogs.
 */
export const reviewsLimits = (reviews: Reviews) =>
  areReviewsLive(reviews)
    ? { sandbox: "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox" }
    : {};

export const reviewsScript = (reviews: Reviews): OutsideScript => ({
  name: "reviews widget",
  id: "reviews-widget-script",
  src: areReviewsLive(reviews) ? REVIEWS_SCRIPT : "/preview/reviews.js",
});
