import { label, list, longText, object, text } from "../../schema/fields.ts";
import { pageSchema } from "../../schema/page.ts";
import { closing, heading, linkedNote, linkTo } from "../../schema/page-parts.ts";
import { picture } from "../../schema/picture-field.ts";
import type { ContentOf } from "../../schema/references.ts";

const technique = object({
  name: label,
  /** The pebble that stands for it. */
  picture: picture("whole"),
  /** The full name, if `name` is an abbreviation. */
  full: label.optional(),
  description: longText,
});

export const schema = pageSchema({
  contactButton: label,
  services: heading,
  choose: heading.extend({
    /** A large sentence under the heading. */
    statement: text(120),
    choices: list(object({ situation: text(120), link: linkTo }), 2),
    notes: list(longText),
    picture: picture("whole"),
  }),
  techniques: heading.extend({
    items: list(technique, 2),
    /** The risks, and where they're listed. */
    risks: linkedNote,
    notes: list(longText),
  }),
  closing: closing.omit({ picture: true }),
});

export type Services = ContentOf<typeof schema>;
