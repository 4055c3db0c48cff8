import type { Integration } from "../integration.ts";
import { ANALYTICS_SCRIPT, isAnalyticsLive } from "./provider.ts";

/** No placeholder: without an id, visitors aren't asked and nothing loads. */
export const analytics: Integration = {
  name: "analytics",
  isLive: ({ analytics }) => isAnalyticsLive(analytics),
  requiredFields: "id",
  script: ANALYTICS_SCRIPT,
  policy: {
    script: ["https://*.googletagmanager.com"],
    connect: [
      "https://*.googletagmanager.com",
      "https://*.google-analytics.com",
      "https://*.analytics.google.com",
    ],
    img: ["https://*.googletagmanager.com", "https://*.google-analytics.com"],
  },
};
