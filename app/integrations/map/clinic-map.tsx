import { lazy, Suspense, useRef } from "react";
import { classes } from "../../lib/classes.ts";
import type { ClientIntegrations } from "../../schema/client-content.ts";
import type { Site } from "../../schema/site.ts";
import { Anchor } from "../../ui/anchor.tsx";
import { ClientOnly } from "../../ui/client-only.tsx";
import { ErrorBoundary } from "../../ui/error-boundary.tsx";
import { Failure } from "../../ui/failure.tsx";
import css from "./map.module.css";

const MapFrame = lazy(async () => ({ default: (await import("./map-frame.tsx")).MapFrame }));

type ClinicMapProps = {
  map: ClientIntegrations["map"];
  labels: Site["map"];
  low?: boolean;
  /** Shows the way from this place to the clinic instead of just the clinic. */
  from?: string;
  /** Addresses of the plain links below, each left out if it's elsewhere on the page. */
  directionsUrl?: string;
  placeUrl?: string;
};

/** The map at its full height from the start, with plain links that work without it. */
export function ClinicMap({ map, labels, low, from, directionsUrl, placeUrl }: ClinicMapProps) {
  const box = useRef<HTMLDivElement>(null);
  const waiting = <p className={css.message}>{labels.loading}</p>;
  return (
    <div>
      <div className={classes(css.map, low && css.low)} ref={box}>
        <ErrorBoundary fallback={<Failure level={3} />}>
          <ClientOnly fallback={waiting} mountNear={box}>
            {() => (
              <Suspense fallback={waiting}>
                <MapFrame map={map} labels={labels} from={from} />
              </Suspense>
            )}
          </ClientOnly>
        </ErrorBoundary>
        <p className={classes(css.message, css.noScript)}>{labels.noScript}</p>
      </div>
      {(directionsUrl || placeUrl) && (
        <p className={css.links}>
          {directionsUrl && <Anchor to={directionsUrl}>{labels.directionsLink}</Anchor>}
          {placeUrl && <Anchor to={placeUrl}>{labels.placeLink}</Anchor>}
        </p>
      )}
    </div>
  );
}
