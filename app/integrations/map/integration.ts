import type { Integration } from "../integration.ts";
import { ownerNote } from "../placeholder/html.ts";
import { placeholderPage } from "../placeholder/page.ts";
import { isMapConnected, MAP_FRAME_URL, MAP_ORIGINS } from "./provider.ts";

export const mapIntegration: Integration = {
  name: "map",
  isConnected: ({ map }) => isMapConnected(map),
  requiredFields: "query",
  frameUrl: MAP_FRAME_URL,
  policy: { frame: MAP_ORIGINS },
  placeholder: ({ map, placeholder }) => ({
    "map.html": placeholderPage({
      name: "map",
      title: map.title,
      labels: placeholder,
      scene: true,
      body: `<img src="/placeholder/map-relief.webp" alt="">${ownerNote(placeholder, placeholder.map)}`,
    }),
    "map-relief.webp": { copy: "app/integrations/map/placeholder/map-relief.webp" },
    "map.css": { copy: "app/integrations/map/placeholder/map.css" },
  }),
};
