import type { Integration } from "../integration.ts";
import { ownerNote } from "../preview/html.ts";
import { previewPage } from "../preview/page.ts";
import { isMapLive, MAP_FRAME, MAP_ORIGINS } from "./vendor.ts";

export const map: Integration = {
  name: "map",
  isLive: ({ map }) => isMapLive(map),
  requiredFields: "query",
  frame: MAP_FRAME,
  policy: { frame: MAP_ORIGINS },
  preview: ({ map, preview }) => ({
    "map.html": previewPage({
      name: "map",
      title: map.title,
      words: preview,
      scene: true,
      body: `<img src="/preview/map-relief.webp" alt="">${ownerNote(preview, preview.map)}`,
    }),
    "map-relief.webp": { copy: "app/embeds/map/preview/map-relief.webp" },
    "map.css": { copy: "app/embeds/map/preview/map.css" },
  }),
};
