import { label, longText, object, text } from "../../schema/fields.ts";
import { pageSchema } from "../../schema/page.ts";
import { closing, discoveryCall, linkTo, paragraphs } from "../../schema/page-parts.ts";
import { picture } from "../../schema/picture-field.ts";
import type { ContentOf } from "../../schema/references.ts";

export const schema = pageSchema({
  discovery: discoveryCall.extend({ form: label }),
  accreditation: object({ number: label, check: label }),
  contact: object({
    title: label,
    picture: picture("whole"),
    phone: label,
    email: label,
    address: label,
    hours: label,
    save: label,
    /** Whether new patients can come, above the ways to reach the clinic. */
    newPatients: longText.optional(),
  }),
  visit: object({
    title: text(120),
    lead: longText,
    parking: label,
    transport: label,
    nearby: linkTo.optional(),
    arriving: object({ title: label, body: paragraphs, link: linkTo.optional() }),
  }),
  closing: closing.extend({ picture: picture("portrait") }),
  call: label,
});

export type Contact = ContentOf<typeof schema>;
