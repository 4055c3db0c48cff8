import { lazy, Suspense, useRef } from "react";
import { classes } from "../../lib/classes.ts";
import type { ClientIntegrations } from "../../schema/client-content.ts";
import type { HeadingContent } from "../../schema/page-fields.ts";
import type { Site } from "../../schema/site.ts";
import { Anchor } from "../../ui/anchor.tsx";
import { ClientOnly } from "../../ui/client-only.tsx";
import { ErrorBoundary } from "../../ui/error-boundary.tsx";
import { Failure } from "../../ui/failure.tsx";
import { Section, SectionHeading } from "../../ui/section.tsx";
import css from "./reviews.module.css";
import { ReviewsSkeleton } from "./reviews-skeleton.tsx";

const ReviewsFrame = lazy(async () => ({
  default: (await import("./reviews-frame.tsx")).ReviewsFrame,
}));

type ReviewsSectionProps = {
  reviews: ClientIntegrations["reviews"];
  labels: Site["reviews"];
  content: HeadingContent;
  /** Less space above and below, and a wider card on wide screens. */
  tight?: boolean;
  /** On wide screens the heading is on the right. */
  headingRight?: boolean;
};

/** Feedback about the service, in the provider's own frame. With `shown: false` in clinic.yaml, only a link is left. */
export function ReviewsSection({
  reviews,
  labels,
  content,
  tight = false,
  headingRight = false,
}: ReviewsSectionProps) {
  const card = useRef<HTMLDivElement>(null);
  return (
    <Section ground="plaster" space={tight ? "tight" : undefined}>
      <div
        className={classes(
          reviews.shown ? css.sides : css.single,
          tight && css.wideCard,
          headingRight && css.headingRight,
        )}
        data-print="hide"
      >
        <div className={css.head}>
          <SectionHeading {...content} size="small" />
          <Anchor to={reviews.profileUrl} className={css.link}>
            {labels.profileLink}
          </Anchor>
        </div>
        {reviews.shown && (
          <div className={css.card} ref={card}>
            <ErrorBoundary fallback={<Failure level={3} />}>
              <ClientOnly fallback={<ReviewsSkeleton labels={labels} />} mountNear={card}>
                {() => (
                  <Suspense fallback={<ReviewsSkeleton labels={labels} />}>
                    <ReviewsFrame reviews={reviews} labels={labels} />
                  </Suspense>
                )}
              </ClientOnly>
            </ErrorBoundary>
          </div>
        )}
      </div>
    </Section>
  );
}
