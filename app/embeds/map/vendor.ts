import type { ClientIntegrations } from "../../schema/client-content.ts";
import type { VendorFrame } from "../outside-frame.tsx";

type MapService = ClientIntegrations["map"];

export const MAP_FRAME = "https://www.google.com/maps";
/** What the frame may be led on to. It says nothing to the page. */
export const MAP_ORIGINS = ["https://www.google.com", "https://maps.google.com"];

export const isMapLive = ({ query }: MapService): boolean => query !== "";

/** The clinic on the map, or the way to it from a place. */
function mapAddress(map: MapService, from?: string): string {
  if (!isMapLive(map)) return "/preview/map";
  const to = encodeURIComponent(map.query);
  return from
    ? `${MAP_FRAME}?saddr=${encodeURIComponent(from)}&daddr=${to}&output=embed`
    : `${MAP_FRAME}?q=${to}&z=16&output=embed`;
}

/**
 * What the frame may do: run, keep what is its own, open the map in a tab and fill the screen. It sends
 * no form, leads this page nowhere and opens no dialogs; where the visitor is it may not ask.
 */
const LIMITS = {
  sandbox: "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox",
  allow: "fullscreen",
};

/** The vendor's frame: no script, and nothing that it says to the page. */
export const mapFrame = (map: MapService, title: string, from?: string): VendorFrame => ({
  src: mapAddress(map, from),
  speaks: false,
  frame: {
    title,
    referrerPolicy: "strict-origin-when-cross-origin",
    ...(isMapLive(map) && LIMITS),
  },
});
