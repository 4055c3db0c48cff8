import { z } from "zod";
import { https, label, list, object, text } from "./fields.ts";
import { closures, week } from "./hours.ts";
import { integrations } from "./integrations.ts";
import { portrait } from "./picture-field.ts";

const helplineNumber = z
  .string({ error: 'a phone number in digits and spaces, "000" in quotes' })
  .regex(/^\d[\d ]+\d$/, { error: 'a phone number in digits and spaces, "000" in quotes' });
const helpline = object({ name: label, number: helplineNumber });

/** Whom to call when a clinic is not the place. */
const helplines = object({
  emergency: helplineNumber,
  medicare: helpline.extend({ site: https }),
  lifeline: helpline,
  beyondBlue: helpline,
  respect: helpline,
  panda: helpline,
});

export const clinicSchema = object({
  name: label,
  shortName: label,
  practitioner: object({
    name: label,
    title: label,
    calledBy: label,
    portrait: portrait.optional(),
  }),
  suburb: label,
  region: label,
  address: object({
    level: label,
    street: label,
    suburb: label,
    state: label,
    postcode: z
      .string({ error: 'a postcode of four digits, in quotes ("2093")' })
      .regex(/^\d{4}$/, {
        error: "a postcode of four digits",
      }),
    country: z.literal("AU", { error: "AU" }),
  }),
  geo: object({
    latitude: z
      .number({ error: "a latitude such as -33.79" })
      .min(-90, "at least -90")
      .max(90, "at most 90"),
    longitude: z
      .number({ error: "a longitude such as 151.26" })
      .min(-180, "at least -180")
      .max(180, "at most 180"),
  }),
  phone: z
    .string({ error: "a phone number such as (02) 5550 0142" })
    .regex(/^\(0\d\) \d{4} \d{4}$|^04\d{2} \d{3} \d{3}$/, {
      error: "an Australian number written (02) 5550 0142 or 0491 570 006",
    }),
  email: z.email({ error: "an email address" }),
  site: https
    .refine((value) => !value.endsWith("/"), { error: "an address without a slash at its end" })
    .meta({ form: "[^/]$", title: "Address of the site" }),
  booking: object({ general: https, assessment: https }),
  social: list(object({ network: label, url: https })),
  registration: object({
    number: label,
    register: https,
    statement: text(200),
    association: text(200),
    insurance: text(200),
  }),
  helplines,
  hours: week,
  closures,
  hoursNote: label,
  parking: text(300),
  transport: text(300),
  access: text(300),
  /** How long to keep free for a visit. */
  visits: object({ first: label, later: label }),
  priceRange: z.string().regex(/^\${1,4}$/, { error: "one to four dollar signs" }),
  areaServed: list(label),
  integrations,
});

export type Clinic = z.infer<typeof clinicSchema>;
export type DayHours = Clinic["hours"][number];
export type Closure = Clinic["closures"][number];
export type Integrations = Clinic["integrations"];
