import { z } from "zod";
import { https, label, object, words } from "./fields.ts";

/** Who runs an outside service; the privacy policy and the notice beside the form print it. */
const provider = object({ name: label, country: label, purpose: words, receives: words });

const id = (pattern: RegExp, expected: string) =>
  z
    .string({ error: expected })
    .refine((value) => value === "" || pattern.test(value), { error: expected })
    .meta({
      form: `^$|${pattern.source}`,
      description: "Empty, the site shows a preview instead.",
    });
const WIDGET = /^[0-9a-f]{24}$/;

/** Which account of each outside service is the clinic's, and who runs it. The rest is in app/embeds. */
export const integrations = object({
  form: object({
    id: id(/^\w{20}$/, 'a form id of 20 letters and digits, or "" for the preview'),
    provider,
  }),
  reviews: object({
    shown: z.boolean({ error: "true or false" }).meta({
      description: "Switched off, the reviews’ frame goes and a plain link stays.",
    }),
    location: id(/^\w{20}$/, 'a location id of 20 letters and digits, or "" for the preview'),
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
  hosting: object({ website: provider, mail: provider }),
});

export type Provider = z.infer<typeof provider>;
