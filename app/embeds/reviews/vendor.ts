import type { ClientIntegrations } from "../../schema/client-content.ts";
import type { VendorFrame } from "../outside-frame.tsx";

type Reviews = ClientIntegrations["reviews"];

export const REVIEWS_SCRIPT = "https://reputationhub.site/reputation/assets/review-widget.js";
export const REVIEWS_FRAME = "https://reputationhub.site/reputation/widgets/review_widget";
/** What the frame may be led on to and speak from. */
export const REVIEWS_ORIGINS = ["https://reputationhub.site"];

export const areReviewsLive = ({ id, location }: Reviews): boolean => id !== "" && location !== "";

/**
 * What the frame may do: run, keep what is its own, and open a review where it was written, in a tab. It
 * sends no form, leads this page nowhere and opens no dialogs.
 */
const SANDBOX = "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox";

/** The vendor's frame, with the class its script looks for. The preview is a page of this site and needs no sandbox. */
export function reviewsFrame(reviews: Reviews, title: string): VendorFrame {
  const live = areReviewsLive(reviews);
  return {
    src: live ? `${REVIEWS_FRAME}/${reviews.location}?widgetId=${reviews.id}` : "/preview/reviews",
    origins: REVIEWS_ORIGINS,
    script: {
      name: "reviews widget",
      id: "reviews-widget-script",
      src: live ? REVIEWS_SCRIPT : "/preview/reviews.js",
    },
    frame: { title, className: "lc_reviews_widget", ...(live && { sandbox: SANDBOX }) },
  };
}
