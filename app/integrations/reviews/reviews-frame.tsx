import type { ClientIntegrations } from "../../schema/client-content.ts";
import type { Site } from "../../schema/site.ts";
import { IntegrationFrame, TryAgain } from "../integration-frame.tsx";
import { reviewsFrame } from "./provider.ts";
import css from "./reviews.module.css";
import { ReviewsSkeleton } from "./reviews-skeleton.tsx";

type ReviewsFrameProps = {
  reviews: ClientIntegrations["reviews"];
  labels: Site["reviews"];
};

/** The provider's frame. If it fails the skeleton stays, with the plain link next to it. */
export const ReviewsFrame = ({ reviews, labels }: ReviewsFrameProps) => (
  <IntegrationFrame name="reviews widget" {...reviewsFrame(reviews, labels.title)}>
    {(state, tryAgain) => {
      const again = <TryAgain onClick={tryAgain} />;
      if (state === "works") return null;
      if (state === "loading") return <ReviewsSkeleton labels={labels} />;
      if (state === "failed") return <ReviewsSkeleton labels={labels}>{again}</ReviewsSkeleton>;
      return (
        <div className={css.unconfirmed} role="status">
          <p>{labels.unconfirmed}</p>
          {again}
        </div>
      );
    }}
  </IntegrationFrame>
);
