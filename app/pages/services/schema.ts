import { list, longText, object, shortText, text } from "../../schema/fields.ts";
import { makePageSchema } from "../../schema/page.ts";
import { closing, heading, linkedNote, linkTo } from "../../schema/page-fields.ts";
import { picture } from "../../schema/picture-field.ts";
import type { ContentOf } from "../../schema/references.ts";

const technique = object({
  title: shortText,
  /** The pebble that stands for it. */
  picture: picture("whole"),
  /** In full, if `title` is an abbreviation. */
  fullTitle: shortText.optional(),
  description: longText,
});

export const schema = makePageSchema({
  services: heading,
  choose: heading.extend({
    /** A large sentence under the heading. */
    sentence: text(120),
    choices: list(object({ situation: text(120), link: linkTo }), 2),
    helpFirstNotes: list(longText),
    picture: picture("whole"),
  }),
  techniques: heading.extend({
    items: list(technique, 2),
    /** The risks, and where they're listed. */
    linkedNote,
    notes: list(longText),
  }),
  closing: closing.omit({ picture: true }).extend({ contactButton: shortText }),
});

export type ServicesContent = ContentOf<typeof schema>;
