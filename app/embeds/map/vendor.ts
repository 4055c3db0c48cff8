import type { ServedIntegrations } from "../../schema/served.ts";

type MapService = ServedIntegrations["map"];

export const MAP_FRAME = "https://www.google.com/maps";
/** What the frame may be led on to. It says nothing to the page. */
export const MAP_ORIGINS = ["https://www.google.com", "https://maps.google.com"];

export const isMapLive = ({ query }: MapService): boolean => query !== "";

/**
 * What the frame may do: run, keep what is its own, open the map in a tab and fill the screen. It sends
 * no form, leads this page nowhere and opens no dialogs; where the visitor is it may not ask.
 */
export const mapLimits = (map: MapService) =>
  isMapLive(map)
    ? {
        sandbox: "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox",
        allow: "fullscreen",
      }
    : {};

/** The clinic on the map, or the way to it from a place. */
export function mapAddress(map: MapService, from?: string): string {
  if (!isMapLive(map)) return from ? "/preview/map-way" : "/preview/map";
  const to = encodeURIComponent(map.query);
  return from
    ? `${MAP_FRAME}?saddr=${encodeURIComponent(from)}&daddr=${to}&output=embed`
    : `${MAP_FRAME}?q=${to}&z=16&output=embed`;
}
