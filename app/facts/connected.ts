import type { ServedIntegrations } from "../schema/served.ts";

type One<Name extends keyof ServedIntegrations> = Pick<ServedIntegrations, Name>;

/**
 * Whether an outside service is connected: the one place that decides. The others show the site's own
 * preview in their place, analytics nothing.
 */
export const isLive = {
  form: ({ form }: One<"form">) => form.id !== "",
  reviews: ({ reviews }: One<"reviews">) => reviews.id !== "" && reviews.location !== "",
  chat: ({ chat }: One<"chat">) => chat.id !== "",
  map: ({ map }: One<"map">) => map.query !== "",
  analytics: ({ analytics }: One<"analytics">) => analytics.id !== "",
};
