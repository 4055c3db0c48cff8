import { expect, test } from "vitest";
import { securityTxt } from "./security-txt.ts";

const clinic = { email: "hello@clinic.example", siteUrl: "https://clinic.example" };

test("expires a year after the build", () => {
  expect(securityTxt(clinic, "2026-11-21")).toBe(
    [
      "Contact: mailto:hello@clinic.example",
      "Expires: 2027-11-21T00:00:00.000Z",
      "Preferred-Languages: en",
      "Canonical: https://clinic.example/.well-known/security.txt",
      "",
    ].join("\n"),
  );
});
