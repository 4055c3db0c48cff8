import { isLive } from "../facts/connected.ts";
import type { ServedIntegrations } from "../schema/served.ts";

type Form = ServedIntegrations["form"];
type Reviews = ServedIntegrations["reviews"];
type MapService = ServedIntegrations["map"];

// What the frames show: the connected service, or the preview of it. Some hosts redirect an address
// that ends in .html, so the previews are asked for without it.

export const formAddress = (form: Form) =>
  isLive.form({ form }) ? `${form.frame}/${form.id}` : "/preview/form";

export const reviewsAddress = (reviews: Reviews) =>
  isLive.reviews({ reviews })
    ? `${reviews.frame}/${reviews.location}?widgetId=${reviews.id}`
    : "/preview/reviews";

/** The clinic on the map, or the way to it from a place. */
export const mapAddress = (map: MapService, from?: string) => {
  if (!isLive.map({ map })) return from ? "/preview/map-way" : "/preview/map";
  const to = encodeURIComponent(map.query);
  return from
    ? `${map.frame}?saddr=${encodeURIComponent(from)}&daddr=${to}&output=embed`
    : `${map.frame}?q=${to}&z=16&output=embed`;
};
