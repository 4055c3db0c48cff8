import type { Integrations } from "../schema/clinic.ts";

/** Whether a service is connected. The others show the site's own preview in their place. */
export const isLive = {
  form: ({ form }: Pick<Integrations, "form">) => form.id !== "",
  reviews: ({ reviews }: Pick<Integrations, "reviews">) =>
    reviews.id !== "" && reviews.location !== "",
  chat: ({ chat }: Pick<Integrations, "chat">) => chat.id !== "",
  map: ({ map }: Pick<Integrations, "map">) => map.query !== "",
};
