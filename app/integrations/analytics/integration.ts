import type { Integration } from "../integration.ts";
import { ANALYTICS_SCRIPT_URL, isAnalyticsConnected } from "./provider.ts";

/** No placeholder: without an id, visitors aren't asked and nothing loads. */
export const analyticsIntegration: Integration = {
  name: "analytics",
  isConnected: ({ analytics }) => isAnalyticsConnected(analytics),
  requiredFields: "id",
  scriptUrl: ANALYTICS_SCRIPT_URL,
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
