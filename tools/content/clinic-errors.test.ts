import { expect, test } from "vitest";
import { copyOfContent } from "../../tests/support/copy-of-content.ts";

// Each test breaks one field in a copy of the real content, whatever its value, and checks the error line.

const copy = copyOfContent();

const CLINIC = "content/clinic.yaml";

test.each([
  [
    "a booking link without https",
    CLINIC,
    "general: https:",
    "general: http:",
    'booking.general: found "http://',
  ],
  [
    "a booking link with user info",
    CLINIC,
    "general: https://",
    "general: https://clinic.com.au@",
    'booking.general: found "https://clinic.com.au@',
  ],
  [
    "overlapping hours",
    CLINIC,
    /open: .*/,
    'open: [{ opens: "08:00", closes: "12:30" }, { opens: "12:00", closes: "18:30" }]',
    ".open: found",
  ],
  [
    "a day that closes before it opens",
    CLINIC,
    /open: .*/,
    'open: [{ opens: "19:00", closes: "14:00" }]',
    'open.0: found opens "19:00", closes "14:00", expected a closing time after the opening time',
  ],
  [
    "a time without a colon",
    CLINIC,
    /open: .*/,
    'open: [{ opens: "1400", closes: "19:00" }]',
    'opens: found "1400", expected a time written 08:00',
  ],
  [
    "a day twice",
    CLINIC,
    "day: Tuesday",
    "day: Monday",
    "hours: found a list of 7, expected each day once, Monday to Sunday",
  ],
  [
    "a closure that lasts for decades",
    CLINIC,
    /^closures:.*\n( .*\n)*/m,
    "closures:\n  - { from: 2026-12-24, to: 2062-01-04 }\n",
    'closures.0.to: found "2062-01-04", expected a last day within a year of the first',
  ],
  [
    "a first year of registration still to come",
    CLINIC,
    /^( +)firstName: .*\n( +since: .*\n)?/m,
    "$1firstName: Ana\n$1since: 2999\n",
    "practitioner.since: found 2999, expected a year up to this one",
  ],
  [
    "a portrait without a description",
    CLINIC,
    /^( +)firstName: .*\n( +since: .*\n)?( +portrait: .*\n)?/m,
    '$1firstName: Ana\n$1portrait: { file: room.jpg, alt: "" }\n',
    'practitioner.portrait.alt: found "", expected what your photo shows',
  ],
  [
    "a registration number without its letters",
    CLINIC,
    /number: CHI.*/,
    'number: "0001234567"',
    'registration.number: found "0001234567", expected CHI and ten digits',
  ],
  [
    "a place of the records that repeats the word before it",
    CLINIC,
    /^(?:records: .*\n([\s\S]*?))?^visits:/m,
    "$1records: Kept with Cliniko\nvisits:",
    'records: found "Kept with Cliniko", expected words that go on after “kept”',
  ],
  [
    "a map's code instead of an address",
    CLINIC,
    /query: .*/,
    "query: <iframe src=https://www.google.com/maps/embed></iframe>",
    "integrations.map.query: found",
  ],
  [
    "a booking link with a space",
    CLINIC,
    /general: .*/,
    "general: https://book.example.com.au/my bookings",
    "has no space",
  ],
  [
    "a registration number with a digit too few",
    CLINIC,
    /^( {2}number:) CHI\d+/m,
    "$1 CHI000000000",
    "registration.number: found",
  ],
  [
    "a portrait without its fields",
    CLINIC,
    /^( {2}firstName:.*)/m,
    "$1\n  portrait: jane.jpg",
    "expected a group with the fields file, alt, focus",
  ],
  [
    "a phone number that is too short",
    CLINIC,
    /^phone: .*/m,
    "phone: 5550 0142",
    'phone: found "5550 0142", expected an Australian number',
  ],
  [
    "an id of the wrong shape",
    CLINIC,
    /\bid: .*/,
    'id: "abc"',
    'integrations.form.id: found "abc", expected a form id',
  ],
])("%s is reported in one line", async (_, file, from, to, expected) => {
  copy.replaceIn(file, from, to);
  const line = await copy.problem();
  expect(line).toContain(expected);
  expect(line.split("\n")).toHaveLength(1);
  expect(line).toMatch(/^content\//);
});
