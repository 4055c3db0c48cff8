import { z } from "zod";
import { label, list, longText, object, reviewed, text } from "../../../schema/fields.ts";
import { pageSchema } from "../../../schema/page.ts";
import { picture, pointOnPicture } from "../../../schema/picture-field.ts";
import type { ContentOf } from "../../../schema/references.ts";
import {
  breathing,
  closing,
  faq,
  item,
  paragraphs,
  point,
  related,
  serviceCard,
} from "../../../schema/shared-fields.ts";

/** One of the body's two states, under stress or recovered. */
const state = point.extend({ signs: list(label, 2) });

/** A place to get help. `call` is the number to dial. */
const support = object({
  title: label,
  description: longText,
  call: z
    .string()
    .refine((value) => /^\d[\d\s]*$/.test(value), { error: "the digits to dial" })
    // In the YAML file this may be a fact in braces, such as {lifelineNumber}.
    .meta({ editorPattern: "^(\\{\\w+\\}|\\d[\\d\\s]*)$", expects: "the digits to dial" })
    .optional(),
});

export const schema = pageSchema({
  reviewed,
  card: serviceCard,
  call: label,
  what: object({
    eyebrow: label,
    title: text(120),
    lead: longText,
    body: paragraphs,
    picture: picture("whole"),
    limits: object({ title: label, body: paragraphs }),
  }),
  session: object({ title: text(120), steps: list(item, 2) }),
  why: object({
    title: text(120),
    lead: longText,
    states: list(state, 2, 2),
    note: longText,
    breathing,
  }),
  conditions: object({
    title: text(120),
    lead: longText,
    picture: picture("whole"),
    items: list(item.extend({ at: pointOnPicture.optional() }), 2),
    limits: longText,
  }),
  support: object({
    eyebrow: label,
    title: text(120),
    lead: longText,
    picture: picture("whole"),
    places: list(support),
  }),
  benefits: object({
    title: text(120),
    lead: longText,
    picture: picture("whole"),
    items: list(item, 2),
  }),
  /** The heading of the visit card (hours, phone, booking). */
  visitTitle: label,
  /** An object that stands for the service on that card. */
  visitPicture: picture("square"),
  related,
  faq,
  /** Signs that need medical help first, each with who to call or see. */
  helpFirst: list(longText),
  closing: closing.omit({ picture: true }),
});

export type NeuroEmotionalTechnique = ContentOf<typeof schema>;
