import { z } from "zod";
import { answers } from "./answers.ts";
import {
  EXPECTED_HTTPS,
  httpsUrl,
  list,
  matching,
  object,
  shortText,
  text,
  title,
  year,
} from "./fields.ts";
import { closures, week } from "./hours.ts";
import { integrations } from "./integrations.ts";
import { picture, portrait } from "./picture-field.ts";
import type { ContentOf } from "./references.ts";

const helplineNumber = matching(
  /^\d[\d ]+\d$/,
  'a phone number in digits and spaces, "000" in quotes',
);
const helpline = object({
  name: shortText,
  number: helplineNumber,
  hours: shortText.optional().meta({
    description: "When someone answers, as it reads in brackets. Empty: day and night.",
  }),
});

/** Who to call when a clinic isn't the right place. */
const helplines = object({
  emergency: helpline,
  medicare: helpline.extend({ url: httpsUrl }),
  lifeline: helpline,
  beyondBlue: helpline.meta({ title: "Beyond Blue" }),
  respect: helpline.meta({ title: "1800RESPECT" }),
  panda: helpline.meta({ title: "PANDA" }),
  kidsHelpline: helpline.meta({ title: "Kids Helpline" }),
});

const EXPECTED_TRAINING =
  "words that go on after “I studied chiropractic”, such as: at Macquarie University (2013)";
const EXPECTED_RECORDS = "words that go on after “kept”, such as: with Cliniko, in Australia";
/** Pages say by Sydney's time whether the clinic is open (app/facts/sydney.ts). */
const EXPECTED_STATE = "a state with Sydney’s time: NSW, ACT, VIC or TAS";
const NOTHING_AFTER_HOST = "nothing after its host, not even a slash";
const EXPECTED_EMAIL = "an email address";

// From Macquarie Island to the Torres Strait, and from the Cocos Islands to Norfolk Island.
const EXPECTED_LATITUDE =
  "a latitude in Australia, from -55 to -9 and with its minus sign, such as -33.79";
const LATITUDE_HINT = "South of the equator: it starts with a minus sign, such as -33.79.";
const EXPECTED_LONGITUDE =
  "a longitude in Australia, from 96 to 168 and without a minus sign, such as 151.26";

export const clinicSchema = object({
  name: title(),
  shortName: title(24, "so that it fits in the header next to the menu"),
  practitioner: object({
    name: shortText,
    profession: shortText,
    firstName: shortText,
    since: year.optional().meta({
      title: "First registered in",
      description: "The year you were first registered as a chiropractor, such as 2014.",
    }),
    training: text(120)
      .regex(/^(at|with|in)\b/, { error: EXPECTED_TRAINING })
      .optional()
      .meta({
        title: "Where you studied",
        description:
          "As it reads after “I studied chiropractic”: “at Macquarie University (2013)”.",
        expects: EXPECTED_TRAINING,
      }),
    portrait: portrait.optional(),
    drawing: picture("whole").meta({ description: "Shown until there is a portrait." }),
  }),
  /** As pages name it. The suburb in the postal address, below, may be another one. */
  suburb: shortText,
  region: shortText,
  address: object({
    level: shortText,
    street: shortText,
    suburb: shortText,
    state: matching(/^(NSW|ACT|VIC|TAS)$/, EXPECTED_STATE),
    postcode: matching(
      /^\d{4}$/,
      "a postcode of four digits",
      'a postcode of four digits, in quotes ("2093")',
    ),
    country: z.literal("AU", { error: "AU" }),
  }),
  geo: object({
    latitude: z
      .number({ error: EXPECTED_LATITUDE })
      .min(-55, EXPECTED_LATITUDE)
      .max(-9, EXPECTED_LATITUDE)
      .meta({ description: LATITUDE_HINT }),
    longitude: z
      .number({ error: EXPECTED_LONGITUDE })
      .min(96, EXPECTED_LONGITUDE)
      .max(168, EXPECTED_LONGITUDE),
  }).meta({ title: "Place on the map" }),
  phone: matching(
    /^\(0\d\) \d{4} \d{4}$|^04\d{2} \d{3} \d{3}$|^1[38]00 \d{3} \d{3}$/,
    "an Australian number written (02) 5550 0142, 0491 570 006 or 1300 975 707",
    "a phone number such as (02) 5550 0142",
  ),
  email: z.email({ error: EXPECTED_EMAIL }).meta({ expects: EXPECTED_EMAIL }),
  siteUrl: httpsUrl.regex(/^https:..[^/?#]+$/, { error: NOTHING_AFTER_HOST }).meta({
    expects: `${EXPECTED_HTTPS}; ${NOTHING_AFTER_HOST}`,
    title: "Address of the site",
  }),
  booking: object({
    generalUrl: httpsUrl,
    assessmentUrl: httpsUrl,
    campaign: matching(
      /^[\w.~-]+=[\w.~-]+(&[\w.~-]+=[\w.~-]+)*$/,
      "a tag such as utm_source=website",
    )
      .optional()
      .meta({
        title: "Campaign tag",
        description:
          "Added to both booking links, if your booking system counts it: utm_source=website. Empty: nothing is added.",
      }),
  }),
  social: list(object({ network: shortText, url: httpsUrl }), 0),
  registration: object({
    number: matching(/^CHI\d{10}$/, "CHI and ten digits, such as CHI0001234567"),
    registerUrl: httpsUrl,
    statement: text(200),
    association: text(200),
    insurance: text(200),
  }),
  helplines,
  hours: week,
  closures,
  hoursNote: shortText,
  lastAppointment: shortText.optional().meta({
    description: "When the last appointment of the day starts. Shown below the hours.",
  }),
  parking: text(300),
  transport: text(300),
  lift: z.enum(["yes", "no"], { error: "yes or no" }).optional().meta({
    title: "Is there a lift?",
    description: "Until you fill this in, pages say only what is under Access.",
  }),
  stepCount: z
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
  records: text(80)
    .regex(/^(?!kept\b)[a-z]/, { error: EXPECTED_RECORDS })
    .optional()
    .meta({
      title: "Where patient records are kept",
      description: "As it reads after “kept”: “with Cliniko, in Australia”.",
      expects: EXPECTED_RECORDS,
    }),
  /** How long a visit takes. */
  visitLengths: object({ first: shortText, later: shortText }),
  answers: answers.default({}),
  priceRange: matching(/^\${1,4}$/, "one to four dollar signs"),
  areaServed: list(shortText),
  integrations: integrations.meta({ title: "Outside services" }),
});

export type Clinic = ContentOf<typeof clinicSchema>;
export type DayHours = Clinic["hours"][number];
export type Closure = Clinic["closures"][number];
export type Integrations = Clinic["integrations"];
