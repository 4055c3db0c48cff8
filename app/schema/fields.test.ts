import { validate } from "content-files";
import { expect, test } from "vitest";
import type { z } from "zod";
import { telUrl } from "../facts/links.ts";
import { clinicSchema } from "./clinic.ts";
import { httpsUrl, object, title } from "./fields.ts";
import { monthOrDay } from "./month.ts";

/** The error message for a value, if there is one. */
function problem(schema: z.ZodType, value: unknown): string | undefined {
  try {
    validate("file", { field: value }, object({ field: schema }));
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const { geo, phone, social } = clinicSchema.shape;

const EMOJI = "expected a title without emoji: each phone draws its own";
const WHOLE =
  "expected a whole address that starts with https:// and has no space and no @ before its host";
const DAY = "expected a month or a day that exists, written July 2025 or 1 July 2025";
const PHONE = "expected an Australian number written";

test.each<[what: string, schema: z.ZodType, expected: string, values: unknown[]]>([
  [
    "title",
    title(),
    EMOJI,
    ["Rest 🌿", "I ❤️ backs", "Sun ☀ and sea", "1️⃣ First", "🇦🇺 Ours", "Tick ✅"],
  ],
  [
    "address",
    httpsUrl,
    WHOLE,
    [
      ...["https://clinic", "https://", "http://clinic.com.au", "clinic.com.au", "https://a b.au"],
      ...["https://@evil.example", "https:evil.example", "https://ahpra.gov.au@evil.example/"],
      "https://evil.example\\@ahpra.gov.au/",
    ],
  ],
  ["month", monthOrDay, DAY, ["31 November 2026", "29 February 2026", "0 July 2025", "2025-07-01"]],
  ["place", geo, "with its minus sign", [{ latitude: 33.79, longitude: 151.26 }]],
  ["place", geo, "without a minus sign", [{ latitude: -33.79, longitude: -151.26 }]],
  ["place", geo, "in Australia", [{ latitude: -41.29, longitude: 174.78 }]],
  ["place", geo, "such as -33.79", [{ latitude: "33.79 S", longitude: 151.26 }]],
  ["phone", phone, PHONE, ["1300 97 57 07", "1400 975 707", "5550 0142"]],
])("a wrong %s gives a one-line error: %#", (_, schema, expected, values) => {
  for (const value of values) {
    const line = problem(schema, value) ?? "";
    expect(line).toMatch(/^file: field[^\n]*: found [^\n]+$/);
    expect(line).toContain(expected);
  }
});

test.each<[what: string, schema: z.ZodType, values: unknown[]]>([
  ["title", title(), ["Can I sleep?", "5 ways – “calm” & more…", "Zoë’s café", "Tide® & Pine™"]],
  [
    "address",
    httpsUrl,
    ["https://clinic.com.au", "https://tide.au1.cliniko.com/b?business_id=1#top"],
  ],
  ["address", httpsUrl, ["https://example.org:8443/@clinic?mail=a@b.au"]],
  ["month", monthOrDay, ["July 2025", "30 November 2026", "29 February 2028"]],
  [
    "place",
    geo,
    [
      { latitude: -33.7939, longitude: 151.2626 },
      { latitude: -32.05, longitude: 115.7 },
    ],
  ],
  ["list of social networks", social, [[]]],
])("a %s is accepted: %#", (_, schema, values) => {
  for (const value of values) expect(problem(schema, value)).toBeUndefined();
});

test.each([
  ["(02) 5550 0142", "tel:+61255500142"],
  ["0491 570 006", "tel:+61491570006"],
  ["1300 975 707", "tel:1300975707"],
  ["1800 160 401", "tel:1800160401"],
])("%s is dialled as %s", (value, link) => {
  expect(problem(phone, value)).toBeUndefined();
  expect(telUrl(value)).toBe(link);
});
