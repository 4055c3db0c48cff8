import { check } from "content-files";
import { describe, expect, test } from "vitest";
import type { z } from "zod";
import { phoneLink } from "../facts/format.ts";
import { clinicSchema } from "./clinic.ts";
import { https, object, title } from "./fields.ts";
import { monthOrDay } from "./month.ts";

/** The error message for a value, if there is one. */
function problem(schema: z.ZodType, value: unknown): string | undefined {
  try {
    check("file", { field: value }, object({ field: schema }));
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

describe("a title", () => {
  test.each(["Rest 🌿", "I ❤️ backs", "Sun ☀ and sea", "1️⃣ First", "🇦🇺 Ours", "Tick ✅"])(
    "with an emoji gives a one-line error: %s",
    (value) => {
      expect(problem(title(), value)).toBe(
        `file: field: found ${JSON.stringify(value)}, expected a title without emoji: each phone draws its own`,
      );
    },
  );

  test.each(["Can I sleep?", "5 ways – “calm” & more…", "Zoë’s café, 2nd floor", "Tide® & Pine™"])(
    "of letters and marks is accepted: %s",
    (value) => {
      expect(problem(title(), value)).toBeUndefined();
    },
  );
});

describe("an address", () => {
  test.each([
    "https://clinic",
    "https://",
    "http://clinic.com.au",
    "clinic.com.au",
    "https://a b.au",
    "https://ahpra.gov.au@evil.example/",
    "https://ahpra.gov.au:443@evil.example/",
    "https://@evil.example",
    "https://evil.example\\@ahpra.gov.au/",
    "https:evil.example",
  ])("that leads nowhere, or elsewhere than it says, gives a one-line error: %s", (value) => {
    expect(problem(https, value)).toBe(
      `file: field: found ${JSON.stringify(value)}, expected a whole address that starts with https:// and has no space and no @ before its host, such as https://www.example.com`,
    );
  });

  test.each([
    "https://clinic.com.au",
    "https://tide.au1.cliniko.com/bookings?business_id=1#top",
    "https://example.org:8443/@clinic?mail=a@b.au",
  ])("of a site is accepted: %s", (value) => {
    expect(problem(https, value)).toBeUndefined();
  });
});

describe("a month or a day", () => {
  test.each([
    "Novemer 31 2026",
    "31 November 2026",
    "29 February 2026",
    "0 July 2025",
    "July",
    "2025-07-01",
  ])("that doesn't exist gives a one-line error: %s", (value) => {
    expect(problem(monthOrDay, value)).toBe(
      `file: field: found "${value}", expected a month or a day that exists, written July 2025 or 1 July 2025`,
    );
  });

  test.each(["July 2025", "30 November 2026", "29 February 2028"])("is accepted: %s", (value) => {
    expect(problem(monthOrDay, value)).toBeUndefined();
  });
});

const { geo, phone } = clinicSchema.shape;

describe("coordinates", () => {
  test.each([
    [{ latitude: 33.79, longitude: 151.26 }, "latitude: found 33.79", "with its minus sign"],
    [{ latitude: -33.79, longitude: -151.26 }, "longitude: found -151.26", "without a minus sign"],
    [{ latitude: -41.29, longitude: 174.78 }, "longitude: found 174.78", "in Australia"],
    [{ latitude: "33.79 S", longitude: 151.26 }, 'latitude: found "33.79 S"', "such as -33.79"],
  ])("outside Australia give a one-line error: %o", (value, found, expected) => {
    const line = problem(geo, value) ?? "";
    expect(line).toContain(`field.${found}, expected`);
    expect(line).toContain(expected);
    expect(line.split("\n")).toHaveLength(1);
  });

  test.each([
    { latitude: -33.7939, longitude: 151.2626 },
    { latitude: -32.0546, longitude: 115.7466 },
    { latitude: -42.8821, longitude: 147.3272 },
    { latitude: -12.4634, longitude: 130.8456 },
  ])("in Australia are accepted: %o", (value) => {
    expect(problem(geo, value)).toBeUndefined();
  });
});

describe("a phone number", () => {
  test.each([
    ["(02) 5550 0142", "tel:+61255500142"],
    ["0491 570 006", "tel:+61491570006"],
    ["1300 975 707", "tel:1300975707"],
    ["1800 160 401", "tel:1800160401"],
  ])("%s is dialled as %s", (value, link) => {
    expect(problem(phone, value)).toBeUndefined();
    expect(phoneLink(value)).toBe(link);
  });

  test.each(["1300 97 57 07", "1400 975 707", "5550 0142"])("isn't %s", (value) => {
    expect(problem(phone, value)).toContain("expected an Australian number written");
  });
});

test("a clinic needs no social networks", () => {
  expect(problem(clinicSchema.shape.social, [])).toBeUndefined();
});
