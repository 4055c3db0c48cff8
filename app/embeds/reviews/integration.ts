import type { Integration } from "../integration.ts";
import { ownerNote } from "../preview/html.ts";
import { previewPage } from "../preview/page.ts";
import { areReviewsLive, REVIEWS_FRAME, REVIEWS_ORIGINS, REVIEWS_SCRIPT } from "./vendor.ts";

export const reviews: Integration = {
  name: "reviews",
  isLive: ({ reviews }) => areReviewsLive(reviews),
  requiredFields: "location and id",
  script: REVIEWS_SCRIPT,
  frame: REVIEWS_FRAME,
  policy: { script: ["https://reputationhub.site"], frame: REVIEWS_ORIGINS },
  preview: ({ reviews, preview }) => ({
    "reviews.html": previewPage({
      name: "reviews",
      title: reviews.title,
      words: preview,
      scene: true,
      body: `<img src="/preview/guest-book.webp" alt="">${ownerNote(preview, preview.reviews)}`,
      scripts: ["reviews-frame.js"],
    }),
    "guest-book.webp": { copy: "app/embeds/reviews/preview/guest-book.webp" },
    "reviews.css": { copy: "app/embeds/reviews/preview/reviews.css" },
    "reviews.js": {
      script: "app/embeds/preview/client/fit-frame.ts",
      data: { frame: "/preview/reviews" },
    },
    "reviews-frame.js": {
      script: "app/embeds/preview/client/say-height.ts",
      data: { id: "preview" },
    },
  }),
};
