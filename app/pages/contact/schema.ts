import { longText, object, shortText } from "../../schema/fields.ts";
import { pageSchema } from "../../schema/page.ts";
import {
  closing,
  discoveryCall,
  linkTo,
  paragraphs,
  titleAndLead,
} from "../../schema/page-fields.ts";
import { picture } from "../../schema/picture-field.ts";
import type { ContentOf } from "../../schema/references.ts";

export const schema = pageSchema({
  discovery: discoveryCall.extend({ form: shortText }),
  accreditation: object({ number: shortText, check: shortText }),
  contact: object({
    title: shortText,
    picture: picture("whole"),
    phone: shortText,
    email: shortText,
    address: shortText,
    hours: shortText,
    save: shortText,
    /** Whether new patients can come, above the ways to reach the clinic. */
    newPatients: longText.optional(),
  }),
  visit: titleAndLead.extend({
    parking: shortText,
    transport: shortText,
    nearby: linkTo.optional(),
    arriving: object({ title: shortText, body: paragraphs, link: linkTo.optional() }),
  }),
  closing: closing.extend({ picture: picture("portrait") }),
  callButton: shortText,
});

export type ContactContent = ContentOf<typeof schema>;
