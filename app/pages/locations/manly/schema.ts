import { https, label, list, longText, object, text } from "../../../schema/fields.ts";
import { pageSchema } from "../../../schema/page.ts";
import {
  closing,
  faq,
  item,
  itemWithOptionalPicture,
  paragraphs,
} from "../../../schema/page-parts.ts";
import { picture } from "../../../schema/picture-field.ts";
import type { ContentOf } from "../../../schema/references.ts";

export const schema = pageSchema({
  services: object({ title: text(120), lead: text(400) }),
  why: object({
    eyebrow: label,
    title: text(120),
    picture: picture("whole"),
    reasons: list(itemWithOptionalPicture, 2),
  }),
  directions: object({
    title: text(120),
    picture: picture("band"),
    from: label,
    to: label,
    minutes: label,
    traffic: label,
    hours: label,
    address: label,
    parking: item,
    car: item,
    bus: item,
    planner: object({ label, to: https }),
    link: label,
    save: label,
  }),
  community: object({
    eyebrow: label,
    title: text(120),
    lead: longText,
    body: paragraphs,
    picture: picture("portrait"),
    places: object({ title: label, names: list(label) }),
  }),
  closing,
  call: label,
  faq,
});

export type Manly = ContentOf<typeof schema>;
