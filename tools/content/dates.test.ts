import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { copyOfContent } from "../../tests/support/copy-of-content.ts";
import { articleSlugs } from "./article-slugs.ts";
import { dayInSydney, futureDates } from "./dates.ts";

const copy = copyOfContent();

const CLINIC = "content/clinic.yaml";
const HOME = "content/pages/home.yaml";
const SERVICE = `content/services/${readdirSync("content/services")[0]}`;
const ARTICLE = `content/articles/${articleSlugs()[0]}.mdx`;
const LEGAL = "content/legal/privacy-policy.mdx";

test("the day is Sydney's, where it begins before the rest of the world's", () => {
  expect(dayInSydney(Date.parse("2026-11-30T12:59:00Z"))).toBe("2026-11-30");
  expect(dayInSydney(Date.parse("2026-11-30T13:00:00Z"))).toBe("2026-12-01");
});

test("today is no day to come, nor is a review that is pending", () => {
  const fields = { modified: "2026-11-22", reviewed: "pending" };
  expect(futureDates(fields, "2026-11-22")).toEqual([]);
  expect(futureDates(fields, "2026-11-21")).toEqual([
    "modified: found 2026-11-22, expected a day up to today",
  ]);
});

/** Writes a field of a file, in the place of the line that was there or above the first of the others. */
function write(file: string, field: string, value: string) {
  const path = copy.at(file);
  const without = readFileSync(path, "utf8").replace(new RegExp(`^${field}: .*\n`, "m"), "");
  writeFileSync(path, without.replace(/^(title|seo):/m, `${field}: ${value}\n$1:`));
}

test.each([
  [HOME, "modified", "a day up to today"],
  [SERVICE, "modified", "a day up to today"],
  [SERVICE, "reviewed", "the day you read it, up to today, or pending"],
  [ARTICLE, "reviewed", "the day you read it, up to today, or pending"],
  [ARTICLE, "updated", "a day up to today"],
  [LEGAL, "modified", "a day up to today"],
])("%s: a day to come under %s is reported in one line", async (file, field, expected) => {
  write(file, field, "2999-01-31");
  expect(await copy.problem()).toBe(`${file}: ${field}: found 2999-01-31, expected ${expected}`);
});

test.each([
  [
    "ends before it starts",
    "[{ from: 2026-12-24, to: 2026-12-04 }]",
    'closures.0.to: found "2026-12-04", expected a last day that is on or after the first',
  ],
  [
    "ends on no day there is",
    "[{ from: 2026-12-24, to: 2026-12-32 }]",
    'closures.0.to: found "2026-12-32", expected a real date, written 2025-01-31',
  ],
  [
    "has its day in words",
    "[{ from: Novemer 31 2026, to: 2026-12-01 }]",
    'closures.0.from: found "Novemer 31 2026", expected a real date, written 2025-01-31',
  ],
])("a closure that %s is reported in one line", async (_, closures, expected) => {
  copy.spoil(CLINIC, /^closures:.*(\n {2}.*)*/m, `closures: ${closures}`);
  expect(await copy.problem()).toBe(`${CLINIC}: ${expected}`);
});
