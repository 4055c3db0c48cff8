import { z } from "zod";
import { httpsUrl, longText, object, shortText } from "./fields.ts";

/** Who runs an integration. Shown in the privacy policy and next to the form. */
const provider = object({
  name: shortText,
  country: shortText,
  purpose: longText,
  receives: longText,
});
/** Who hosts the website or the mail. Its country may not be known before launch. */
const hostingProvider = provider.extend({
  country: shortText.optional().meta({
    description:
      "Where it keeps what it receives. If this is empty, the privacy policy gives only its name.",
  }),
});

const id = (pattern: RegExp, what: string) => {
  const expected = `${what}, or "" until you have one`;
  return z
    .string({ error: expected })
    .refine((value) => value === "" || pattern.test(value), { error: expected })
    .meta({
      editorPattern: `^$|${pattern.source}`,
      expects: expected,
      description: "Until you fill this in, your site leaves the service out.",
    });
};
const WIDGET = /^[0-9a-f]{24}$/;
/** What today's provider uses for the form's id and the reviews' location id. Change it for another provider. */
const ACCOUNT = { pattern: /^\w{20}$/, expected: "20 letters and digits" };

const EXPECTED_QUERY =
  'your address as you would type it into a map, or "-33.79,151.26", or "" until you know it';

const shown = (description: string) => z.boolean({ error: "true or false" }).meta({ description });

/** The clinic's account with each integration, and who runs it. The rest is in app/integrations. */
export const integrations = object({
  form: object({
    shown: shown("Switched off, your phone number and email take the form’s place."),
    id: id(ACCOUNT.pattern, `a form id of ${ACCOUNT.expected}`),
    provider,
  }),
  reviews: object({
    shown: shown("Switched off, the reviews go and a link to them stays."),
    locationId: id(ACCOUNT.pattern, `a location id of ${ACCOUNT.expected}`),
    id: id(WIDGET, "a widget id of 24 digits and letters a to f"),
    profileUrl: httpsUrl,
    provider,
  }),
  chat: object({
    shown: shown("Switched off, the chat and the notice about it go."),
    id: id(WIDGET, "a widget id of 24 digits and letters a to f"),
    provider,
  }),
  map: object({
    shown: shown("Switched off, the map goes and the link for directions stays."),
    query: z
      .string({ error: EXPECTED_QUERY })
      .regex(/^(?!.*:\/\/)[^<>]*$/, { error: EXPECTED_QUERY })
      .meta({ expects: EXPECTED_QUERY }),
    provider,
  }),
  analytics: object({
    id: id(/^G-[A-Z0-9]{6,12}$/, "a measurement id such as G-AB12CD34EF"),
    provider,
  }),
  booking: object({ provider }),
  hosting: object({ website: hostingProvider, mail: hostingProvider }),
});

export type Provider = z.infer<typeof provider>;
/** A provider or host in the privacy policy's table. Its country may not be known yet. */
export type ListedProvider = z.infer<typeof hostingProvider>;
