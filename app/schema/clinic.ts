import { z } from "zod";
import { formatted, https, label, list, object, text, year } from "./fields.ts";
import { closures, week } from "./hours.ts";
import { integrations } from "./integrations.ts";
import { portrait } from "./picture-field.ts";
import type { ContentOf } from "./references.ts";

const helplineNumber = formatted(
  /^\d[\d ]+\d$/,
  'a phone number in digits and spaces, "000" in quotes',
);
const helpline = object({
  name: label,
  number: helplineNumber,
  hours: label.optional().meta({
    description: "When someone answers, as it reads in brackets. Empty: day and night.",
  }),
});

/** Whom to call when a clinic is not the place. */
const helplines = object({
  emergency: helpline,
  medicare: helpline.extend({ site: https }),
  lifeline: helpline,
  beyondBlue: helpline,
  respect: helpline,
  panda: helpline,
});

const EMAIL = "an email address";

export const clinicSchema = object({
  name: label,
  shortName: label,
  practitioner: object({
    name: label,
    title: label,
    calledBy: label,
    since: year.optional().meta({
      title: "First registered in",
      description: "The year you were first registered as a chiropractor, such as 2014.",
    }),
    portrait: portrait.optional(),
  }),
  suburb: label,
  region: label,
  address: object({
    level: label,
    street: label,
    suburb: label,
    state: label,
    postcode: formatted(
      /^\d{4}$/,
      "a postcode of four digits",
      'a postcode of four digits, in quotes ("2093")',
    ),
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
  phone: formatted(
    /^\(0\d\) \d{4} \d{4}$|^04\d{2} \d{3} \d{3}$/,
    "an Australian number written (02) 5550 0142 or 0491 570 006",
    "a phone number such as (02) 5550 0142",
  ),
  email: z.email({ error: EMAIL }).meta({ expects: EMAIL }),
  site: https.regex(/[^/]$/, { error: "an address without a slash at the end" }).meta({
    expects: "an address that starts with https://; an address without a slash at the end",
    title: "Address of the site",
  }),
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
  lift: z.enum(["yes", "no"], { error: "yes or no" }).optional().meta({
    title: "Is there a lift?",
    description: "Until you fill this in, pages say only what is under Access.",
  }),
  steps: z
    .int({ error: "how many steps there are, such as 24" })
    .min(0, "0 or more steps")
    .max(200, "at most 200 steps")
    .optional()
    .meta({
      title: "Steps up to the door",
      description: "How many there are without the lift, or on the way to it. 0 for none.",
    }),
  access: text(300).meta({
    description: "What pages say about the way in until the lift and the steps are filled in.",
  }),
  records: label.optional().meta({
    title: "Where patient records are kept",
    description: "As it reads after “kept”: “with Cliniko, in Australia”.",
  }),
  /** How long to keep free for a visit. */
  visits: object({ first: label, later: label }),
  priceRange: formatted(/^\${1,4}$/, "one to four dollar signs"),
  areaServed: list(label),
  integrations,
});

export type Clinic = ContentOf<typeof clinicSchema>;
export type DayHours = Clinic["hours"][number];
export type Closure = Clinic["closures"][number];
export type Integrations = Clinic["integrations"];
