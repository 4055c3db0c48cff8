import type { ClientIntegrations } from "../../schema/client-content.ts";
import type { ProviderScript } from "../provider-script.ts";

type Analytics = ClientIntegrations["analytics"];

export const ANALYTICS_SCRIPT_URL = "https://www.googletagmanager.com/gtag/js";

export const isAnalyticsConnected = ({ id }: Analytics): boolean => id !== "";

export const analyticsScript = ({ id }: Analytics): ProviderScript => ({
  name: "analytics script",
  id: "analytics-script",
  src: `${ANALYTICS_SCRIPT_URL}?id=${id}`,
});
