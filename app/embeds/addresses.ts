import { isLive } from "../facts/connected.ts";
import type { Integrations } from "../schema/clinic.ts";

type Form = Integrations["form"];
type Reviews = Integrations["reviews"];
type MapService = Integrations["map"];

// What the frames show: the connected service, or the preview of it.

export const formAddress = (form: Form) =>
  isLive.form({ form }) ? `${form.frame}/${form.id}` : "/preview/form.html";

export const reviewsAddress = (reviews: Reviews) =>
  isLive.reviews({ reviews })
    ? `${reviews.frame}/${reviews.location}?widgetId=${reviews.id}`
    : "/preview/reviews.html";

/** The clinic on the map, or the way to it from a place. */
export const mapAddress = (map: MapService, from?: string) => {
  if (!isLive.map({ map })) return from ? "/preview/map.html#way" : "/preview/map.html";
  const to = encodeURIComponent(map.query);
  return from
    ? `${map.frame}?saddr=${encodeURIComponent(from)}&daddr=${to}&output=embed`
    : `${map.frame}?q=${to}&z=16&output=embed`;
};
