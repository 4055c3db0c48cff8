import { useRef } from "react";
import type { ServedIntegrations } from "../../schema/served.ts";
import type { Site } from "../../schema/site.ts";
import { useFrame } from "../use-frame.ts";
import css from "./reviews.module.css";
import { ReviewsSkeleton } from "./reviews-skeleton.tsx";
import { REVIEWS_CLASS, REVIEWS_ORIGINS, reviewsAddress, reviewsScript } from "./vendor.ts";

type ReviewsFrameProps = { reviews: ServedIntegrations["reviews"]; words: Site["reviews"] };

/** The provider's frame. If it fails the skeleton stays, and the plain link beside it serves. */
export function ReviewsFrame({ reviews, words }: ReviewsFrameProps) {
  const ref = useRef<HTMLIFrameElement>(null);
  const src = reviewsAddress(reviews);
  const { state, onLoad } = useFrame(ref, {
    script: reviewsScript(reviews),
    src,
    origins: REVIEWS_ORIGINS,
  });
  return (
    <>
      <iframe
        ref={ref}
        className={`${REVIEWS_CLASS} ${css.frame}`}
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
