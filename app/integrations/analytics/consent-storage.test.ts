import { expect, test } from "vitest";
import { parseConsent, storedForm } from "./consent-storage.ts";

const YES = storedForm("yes", new Date("2026-01-15"));

test.each([
  [YES, "2026-12-15", "yes"],
  [YES, "2027-02-15", undefined],
  // From a clock that was wrong.
  [YES, "2025-12-15", undefined],
  [storedForm("no", new Date("2026-01-15")), "2029-01-15", "no"],
  ["yes", "2026-01-15", undefined],
  [null, "2026-01-15", undefined],
])("%j, read on %s, is %s: a yes lasts 12 months", (stored, today, consent) => {
  expect(parseConsent(stored, new Date(today))).toBe(consent);
});
