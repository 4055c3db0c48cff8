import type { ServedIntegrations } from "../../schema/served.ts";

type MapService = ServedIntegrations["map"];

export const MAP_FRAME = "https://www.google.com/maps";
/** What the frame may be led on to. It says nothing to the page. */
export const MAP_ORIGINS = ["https://www.google.com", "https://maps.google.com"];

export const isMapLive = ({ query }: MapService): boolean => query !== "";

/** The clinic on the map, or the way to it from a place. */
export function mapAddress(map: MapService, from?: string): string {
  if (!isMapLive(map)) return from ? "/preview/map-way" : "/preview/map";
  const to = encodeURIComponent(map.query);
  return from
    ? `${MAP_FRAME}?saddr=${encodeURIComponent(from)}&daddr=${to}&output=embed`
    : `${MAP_FRAME}?q=${to}&z=16&output=embed`;
}
