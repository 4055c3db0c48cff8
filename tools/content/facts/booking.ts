import type { Clinic } from "../../../app/schema/clinic.ts";

/** The booking links with the tag, if there is one, that tells the booking system who comes from the website. */
export function taggedBooking({ campaign, ...links }: Clinic["booking"]): Clinic["booking"] {
  if (!campaign) return links;
  const tagged = (link: string) => {
    const url = new URL(link);
    url.search = [url.search, campaign].filter(Boolean).join("&");
    return url.href;
  };
  return { generalUrl: tagged(links.generalUrl), assessmentUrl: tagged(links.assessmentUrl) };
}
