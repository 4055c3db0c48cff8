import type { ClientIntegrations } from "../../schema/client-content.ts";
import type { ProviderFrame } from "../integration-frame.tsx";

type Reviews = ClientIntegrations["reviews"];

export const REVIEWS_SCRIPT_URL = "https://reputationhub.site/reputation/assets/review-widget.js";
export const REVIEWS_FRAME_URL = "https://reputationhub.site/reputation/widgets/review_widget";
/** Origins that the iframe may redirect to and send messages from. */
export const REVIEWS_ORIGINS = ["https://reputationhub.site"];

export const areReviewsConnected = ({ id, locationId }: Reviews): boolean =>
  id !== "" && locationId !== "";

/**
 * The iframe may run scripts, store its own data and open a review in a tab. It can't submit forms, navigate
 * this page or open dialogs.
 */
const SANDBOX = "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox";

/** The provider's frame, with the class its script looks for. The placeholder is a page of this site and needs no sandbox. */
export function reviewsFrame(reviews: Reviews, title: string): ProviderFrame {
  const connected = areReviewsConnected(reviews);
  return {
    src: connected
      ? `${REVIEWS_FRAME_URL}/${reviews.locationId}?widgetId=${reviews.id}`
      : "/placeholder/reviews",
    origins: REVIEWS_ORIGINS,
    script: {
      name: "reviews widget",
      id: "reviews-widget-script",
      src: connected ? REVIEWS_SCRIPT_URL : "/placeholder/reviews-resize-frame.js",
    },
    frameProps: { title, className: "lc_reviews_widget", ...(connected && { sandbox: SANDBOX }) },
  };
}
