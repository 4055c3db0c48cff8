import type { ClientIntegrations } from "../../schema/client-content.ts";
import type { ProviderFrame } from "../integration-frame.tsx";

type MapIntegration = ClientIntegrations["map"];

export const MAP_FRAME_URL = "https://www.google.com/maps";
/** Origins that the iframe may redirect to. It sends no messages. */
export const MAP_ORIGINS = ["https://www.google.com", "https://maps.google.com"];

export const isMapConnected = ({ query }: MapIntegration): boolean => query !== "";

/** The clinic on the map, or the way to it from a place. */
function mapUrl(map: MapIntegration, from?: string): string {
  if (!isMapConnected(map)) return "/placeholder/map";
  const to = encodeURIComponent(map.query);
  return from
    ? `${MAP_FRAME_URL}?saddr=${encodeURIComponent(from)}&daddr=${to}&output=embed`
    : `${MAP_FRAME_URL}?q=${to}&z=16&output=embed`;
}

/**
 * The iframe may run scripts, store its own data, open the map in a tab and go full screen. It can't submit
 * forms, navigate this page, open dialogs or ask for the visitor's location.
 */
const LIMITS = {
  sandbox: "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox",
  allow: "fullscreen",
};

/** The provider's frame. It has no script and sends no messages. */
export const mapFrame = (map: MapIntegration, title: string, from?: string): ProviderFrame => ({
  src: mapUrl(map, from),
  postsMessages: false,
  frameProps: {
    title,
    referrerPolicy: "strict-origin-when-cross-origin",
    ...(isMapConnected(map) && LIMITS),
  },
});
