import { longText, object, shortText } from "../../schema/fields.ts";
import { makePageSchema } from "../../schema/page.ts";
import {
  closing,
  discoveryCall,
  linkTo,
  paragraphs,
  titleAndLead,
} from "../../schema/page-fields.ts";
import { picture } from "../../schema/picture-field.ts";
import type { ContentOf } from "../../schema/references.ts";

export const schema = makePageSchema({
  discoveryCall: discoveryCall.extend({ formTitle: shortText }),
  registration: object({ numberLabel: shortText, registerLink: shortText }),
  contact: object({
    title: shortText,
    picture: picture("whole"),
    phoneTitle: shortText,
    emailTitle: shortText,
    addressTitle: shortText,
    hoursTitle: shortText,
    contactCardLink: shortText,
    /** Whether new patients can come, above the ways to reach the clinic. */
    newPatients: longText.optional(),
  }),
  gettingHere: titleAndLead.extend({
    parkingTitle: shortText,
    transport: object({ title: shortText, link: linkTo.optional() }),
    arriving: object({ title: shortText, body: paragraphs, link: linkTo.optional() }),
  }),
  closing: closing.extend({ picture: picture("upright"), callButton: shortText }),
});

export type ContactContent = ContentOf<typeof schema>;
