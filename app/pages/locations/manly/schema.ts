import { httpsUrl, list, object, shortText, text } from "../../../schema/fields.ts";
import { makePageSchema } from "../../../schema/page.ts";
import {
  closing,
  eyebrowAndTitle,
  faq,
  fullHeading,
  item,
  itemWithOptionalPicture,
  paragraphs,
} from "../../../schema/page-fields.ts";
import { picture } from "../../../schema/picture-field.ts";
import type { ContentOf } from "../../../schema/references.ts";

export const schema = makePageSchema({
  services: object({ title: text(120), lead: text(400) }),
  why: eyebrowAndTitle.extend({
    picture: picture("whole"),
    items: list(itemWithOptionalPicture, 2),
  }),
  gettingHere: object({
    title: text(120),
    picture: picture("band"),
    startPlace: shortText,
    endPlace: shortText,
    travelTime: shortText,
    traffic: shortText,
    hoursTitle: shortText,
    addressTitle: shortText,
    parking: item,
    car: item,
    bus: item.extend({ link: object({ label: shortText, to: httpsUrl }) }),
    directionsLink: shortText,
    contactCardLink: shortText,
  }),
  community: fullHeading.extend({
    body: paragraphs,
    picture: picture("upright"),
    places: object({ title: shortText, names: list(shortText) }),
  }),
  closing: closing.extend({ callButton: shortText }),
  faq,
});

export type ManlyContent = ContentOf<typeof schema>;
