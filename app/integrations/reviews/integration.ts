import type { Integration } from "../integration.ts";
import { ownerNote } from "../placeholder/html.ts";
import { placeholderPage } from "../placeholder/page.ts";
import {
  areReviewsConnected,
  REVIEWS_FRAME_URL,
  REVIEWS_ORIGINS,
  REVIEWS_SCRIPT_URL,
} from "./provider.ts";

export const reviewsIntegration: Integration = {
  name: "reviews",
  isConnected: ({ reviews }) => areReviewsConnected(reviews),
  requiredFields: "locationId and id",
  scriptUrl: REVIEWS_SCRIPT_URL,
  frameUrl: REVIEWS_FRAME_URL,
  policy: { script: ["https://reputationhub.site"], frame: REVIEWS_ORIGINS },
  placeholder: ({ reviews, placeholder }) => ({
    "reviews.html": placeholderPage({
      name: "reviews",
      title: reviews.title,
      labels: placeholder,
      scene: true,
      body: `<img src="/placeholder/guest-book.webp" alt="">${ownerNote(placeholder, placeholder.reviews)}`,
      scripts: ["reviews-report-height.js"],
    }),
    "guest-book.webp": { copy: "app/integrations/reviews/placeholder/guest-book.webp" },
    "handwriting.svg": { copy: "app/integrations/reviews/placeholder/handwriting.svg" },
    "reviews.css": { copy: "app/integrations/reviews/placeholder/reviews.css" },
    "reviews-resize-frame.js": {
      compile: "app/integrations/placeholder/client/resize-frame.ts",
      data: { frame: "/placeholder/reviews" },
    },
    "reviews-report-height.js": {
      compile: "app/integrations/placeholder/client/report-height.ts",
      data: { id: "placeholder" },
    },
  }),
};
