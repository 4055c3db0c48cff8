import { z } from "zod";
import { https, label, object, words } from "./fields.ts";

/** Who runs an outside service. Shown in the privacy policy and next to the form. */
const provider = object({ name: label, country: label, purpose: words, receives: words });
/** The host of the website or the mail. Its country may not be known before launch. */
const host = provider.extend({
  country: label.optional().meta({
    description: "Where it keeps what it receives. Empty, the privacy policy gives its name alone.",
  }),
});

const id = (pattern: RegExp, expected: string) =>
  z
    .string({ error: expected })
    .refine((value) => value === "" || pattern.test(value), { error: expected })
    .meta({
      form: `^$|${pattern.source}`,
      expects: expected,
      description: "If this is empty, the site shows a preview instead.",
    });
const WIDGET = /^[0-9a-f]{24}$/;
/**
 * The shape of the form's id and the reviews' location id with today's vendor. Change it for another
 * vendor.
 */
const ACCOUNT = { pattern: /^\w{20}$/, shape: "20 letters and digits" };

/** The clinic's account with each outside service, and who runs the service. The rest is in app/embeds. */
export const integrations = object({
  form: object({
    id: id(ACCOUNT.pattern, `a form id of ${ACCOUNT.shape}, or "" for the preview`),
    provider,
  }),
  reviews: object({
    shown: z.boolean({ error: "true or false" }).meta({
      description: "Switched off, the reviews go and a link to them stays.",
    }),
    location: id(ACCOUNT.pattern, `a location id of ${ACCOUNT.shape}, or "" for the preview`),
    id: id(WIDGET, 'a widget id of 24 hexadecimal digits, or "" for the preview'),
    link: https,
    provider,
  }),
  chat: object({
    id: id(WIDGET, 'a widget id of 24 hexadecimal digits, or "" for the preview'),
    provider,
  }),
  map: object({
    query: z.string({ error: 'what the map searches for, or "" for the preview' }),
    provider,
  }),
  analytics: object({
    id: id(/^G-[A-Z0-9]{6,12}$/, 'a measurement id such as G-AB12CD34EF, or "" for none'),
    provider,
  }),
  booking: object({ provider }),
  hosting: object({ website: host, mail: host }),
});

export type Provider = z.infer<typeof provider>;
export type Host = z.infer<typeof host>;
