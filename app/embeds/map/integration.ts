import type { Integration } from "../integration.ts";
import { mapPage } from "./preview/page.ts";
import { isMapLive, MAP_FRAME, MAP_ORIGINS } from "./vendor.ts";

export const map: Integration = {
  name: "map",
  isLive: ({ map }) => isMapLive(map),
  needs: "query",
  frame: MAP_FRAME,
  policy: { frame: MAP_ORIGINS },
  preview: ({ map, preview }) => ({
    "map.html": mapPage(map.title, preview, "map"),
    // A separate page: an anchor in a frame's address would scroll the page around it.
    "map-way.html": mapPage(map.title, preview, "map with-way"),
    "map.css": { copy: "app/embeds/map/preview/map.css" },
  }),
};
