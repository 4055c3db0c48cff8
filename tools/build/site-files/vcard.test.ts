import { expect, test } from "vitest";
import { loadClinic } from "../../content/load-clinic.ts";
import { vcard } from "./vcard.ts";

const clinic = {
  ...(await loadClinic()),
  name: "Sun, Sea; Sons \\ Co",
  phone: "(02) 5550 0142",
  email: "hello@clinic.example",
  website: "https://clinic.example",
  geo: { latitude: -33.5, longitude: 151.25 },
};
clinic.address = {
  level: "Level 1",
  street: "2 High Street",
  suburb: "Town",
  state: "NSW",
  postcode: "2000",
  country: "AU",
};

test("a line break in a fact starts no line of the card", () => {
  const card = vcard({ ...clinic, name: "One\rTEL:1\r\nTEL:2\nTEL:3" });
  expect(card).toContain("FN:One\\nTEL:1\\nTEL:2\\nTEL:3\r\n");
});

test("has the clinic's facts, with CRLF line endings", () => {
  const card = vcard(clinic);
  expect(card.split("\r\n")).toEqual([
    "BEGIN:VCARD",
    "VERSION:3.0",
    "FN:Sun\\, Sea\\; Sons \\\\ Co",
    "N:;;;;",
    "ORG:Sun\\, Sea\\; Sons \\\\ Co",
    "X-ABSHOWAS:COMPANY",
    "TEL;TYPE=WORK,VOICE:+61255500142",
    "EMAIL;TYPE=INTERNET,WORK:hello@clinic.example",
    "ADR;TYPE=WORK:;Level 1;2 High Street;Town;NSW;2000;Australia",
    "GEO:-33.5;151.25",
    "URL:https://clinic.example/",
    "END:VCARD",
    "",
  ]);
});
