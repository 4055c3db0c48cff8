import { useRef } from "react";
import { isLive } from "../facts/connected.ts";
import type { ServedIntegrations } from "../schema/served.ts";
import type { Site } from "../schema/site.ts";
import { reviewsAddress } from "./addresses.ts";
import css from "./reviews.module.css";
import { ReviewsSkeleton } from "./reviews-skeleton.tsx";
import { useFrame } from "./use-frame.ts";

type ReviewsFrameProps = { reviews: ServedIntegrations["reviews"]; words: Site["reviews"] };

/** The provider's frame. If it fails the skeleton stays, and the plain link beside it serves. */
export function ReviewsFrame({ reviews, words }: ReviewsFrameProps) {
  const ref = useRef<HTMLIFrameElement>(null);
  const src = reviewsAddress(reviews);
  const { state, onLoad } = useFrame(ref, {
    script: {
      name: "reviews widget",
      id: "reviews-widget-script",
      src: isLive.reviews({ reviews }) ? reviews.script : "/preview/reviews.js",
    },
    src,
    hosts: reviews.policy.frame,
  });
  return (
    <>
      <iframe
        ref={ref}
        className={`lc_reviews_widget ${css.frame}`}
        src={src}
        title={words.title}
        loading="lazy"
        onLoad={onLoad}
        inert={state !== "works"}
      />
      {state !== "works" && <ReviewsSkeleton words={words} />}
    </>
  );
}
