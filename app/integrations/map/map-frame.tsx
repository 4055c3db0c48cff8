import type { ClientIntegrations } from "../../schema/client-content.ts";
import type { Site } from "../../schema/site.ts";
import { IntegrationFrame, TryAgain } from "../integration-frame.tsx";
import css from "./map.module.css";
import { mapFrame } from "./provider.ts";

type MapFrameProps = {
  map: ClientIntegrations["map"];
  labels: Site["map"];
  from: string | undefined;
};

/**
 * The map sends the page no messages, so an error page can't be told from a map. It shows whatever loads, and the plain
 * links below work without it.
 */
export const MapFrame = ({ map, labels, from }: MapFrameProps) => (
  <IntegrationFrame name="map" {...mapFrame(map, labels.title, from)}>
    {(state, tryAgain) => (
      <div className={css.cover} role="status">
        {state === "loading" && <p className={css.message}>{labels.loading}</p>}
        {state === "failed" && (
          <>
            <p>{labels.failed}</p>
            <TryAgain onClick={tryAgain} />
          </>
        )}
      </div>
    )}
  </IntegrationFrame>
);
