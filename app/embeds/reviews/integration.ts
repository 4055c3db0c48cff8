import type { Integration } from "../integration.ts";
import { previewNote } from "../preview/html.ts";
import { previewPage } from "../preview/page.ts";
import { areReviewsLive, REVIEWS_FRAME, REVIEWS_ORIGINS, REVIEWS_SCRIPT } from "./vendor.ts";

/** Two people's words in the clinic's arch: a pebble each, under the sun. */
const DRAWING = `<svg viewBox="0 0 240 260" aria-hidden="true">
      <path fill="#e4d5bf" d="M0 260V120a120 120 0 0 1 240 0v140z"/>
      <path fill="#f7e7de" d="M22 260V122a98 98 0 0 1 196 0v138z"/>
      <circle cx="120" cy="92" r="38" fill="#f0bd94"/>
      <path fill="#a9c8c4" d="M22 168c34-16 62-12 98 0s66 10 98-4v96H22z"/>
      <path fill="#5f9a9a" d="M22 196c30-12 66-12 100 0s64 12 96 0v64H22z"/>
      <path fill="#2f6f73" d="M22 228c36-14 64-8 98 0s66 8 98-4v36H22z"/>
      <path fill="#fbf8f3" d="M54 118h76a24 24 0 0 1 0 52H92l-20 18 2-18H54a24 26 0 0 1 0-52z"/>
      <path fill="#b4583a" d="M112 156h74a24 26 0 0 1 0 52h-18l2 18-20-18h-38a24 26 0 0 1 0-52z"/>
      <g fill="#2f6f73"><circle cx="70" cy="144" r="6"/><circle cx="92" cy="144" r="6"/><circle cx="114" cy="144" r="6"/></g>
      <g fill="#fbf8f3"><circle cx="127" cy="182" r="6"/><circle cx="149" cy="182" r="6"/><circle cx="171" cy="182" r="6"/></g>
    </svg>`;

export const reviews: Integration = {
  name: "reviews",
  isLive: ({ reviews }) => areReviewsLive(reviews),
  needs: "location and id",
  script: REVIEWS_SCRIPT,
  frame: REVIEWS_FRAME,
  policy: { script: ["https://reputationhub.site"], frame: REVIEWS_ORIGINS },
  preview: ({ reviews, preview }) => ({
    "reviews.html": previewPage({
      name: "reviews",
      title: reviews.title,
      words: preview,
      body: `${DRAWING}${previewNote(preview, preview.reviews)}`,
      scripts: ["reviews-frame.js"],
    }),
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
