import { z } from "zod";
import { https, label, list, object, text, words } from "./fields.ts";

const DAYS = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;

const time = z.string({ error: "a time written 08:00" }).regex(/^([01]\d|2[0-3]):[0-5]\d$/, {
  error: "a time written 08:00",
});

const openHours = object({ opens: time, closes: time }).refine(
  ({ opens, closes }) => opens < closes,
  {
    error: "a closing time after the opening time",
  },
);

/** One row of the week; more than one span where the clinic closes for lunch, none where it is closed. */
const dayHours = object({
  day: z.enum(DAYS, { error: "a day of the week, as Monday" }),
  open: z
    .array(openHours, { error: "a list of opens and closes, [] where closed" })
    .meta({ title: "Times", description: "None on a day that is closed." }),
}).refine(
  ({ open }) => open.every((span, i) => i === 0 || (open[i - 1]?.closes ?? "") <= span.opens),
  {
    error: "opening hours that follow each other without overlapping",
    path: ["open"],
  },
);

const week = z
  .array(dayHours, { error: "the seven days" })
  .length(DAYS.length, { error: "each day once, Monday to Sunday" })
  .refine((days) => days.every(({ day }, i) => day === DAYS[i]), {
    error: "each day once, Monday to Sunday",
  })
  .meta({
    title: "Opening hours",
    description:
      "In 24-hour time. A day with a lunch break has two entries; a day without any is closed.",
  });

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

/** Which account of each outside service is the clinic's, and who runs it. The rest is in app/embeds. */
const integrations = object({
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

export const clinicSchema = object({
  name: label,
  shortName: label,
  practitioner: object({ name: label, title: label, calledBy: label }),
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

export type Provider = z.infer<typeof provider>;
export type Clinic = z.infer<typeof clinicSchema>;
export type DayHours = Clinic["hours"][number];
export type Integrations = Clinic["integrations"];
