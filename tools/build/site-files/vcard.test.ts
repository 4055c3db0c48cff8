import { expect, test } from "vitest";
import { loadClinic } from "../../content/facts/load-clinic.ts";
import { vcard } from "./vcard.ts";

const clinic = { ...(await loadClinic()), name: "Sun, Sea; Sons \\ Co", phone: "(02) 5550 0142" };

test("a line break in a fact starts no line of the card", () => {
  const card = vcard({ ...clinic, name: "One\rTEL:1\r\nTEL:2\nTEL:3" });
  expect(card).toContain("FN:One\\nTEL:1\\nTEL:2\\nTEL:3\r\n");
});

test("has the clinic's facts, escaped, with CRLF line endings", () => {
  const lines = vcard(clinic).split("\r\n");
  const { level, street, suburb, state, postcode } = clinic.address;
  expect(lines).toEqual(
    expect.arrayContaining([
      "FN:Sun\\, Sea\\; Sons \\\\ Co",
      "TEL;TYPE=WORK,VOICE:+61255500142",
      `EMAIL;TYPE=INTERNET,WORK:${clinic.email}`,
      `ADR;TYPE=WORK:;${level};${street};${suburb};${state};${postcode};Australia`,
    ]),
  );
  expect([lines[0], ...lines.slice(-2)]).toEqual(["BEGIN:VCARD", "END:VCARD", ""]);
});
