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

test("today is the date in Sydney, where a day starts earlier than in UTC", () => {
  expect(dayInSydney(Date.parse("2026-11-30T12:59:00Z"))).toBe("2026-11-30");
  expect(dayInSydney(Date.parse("2026-11-30T13:00:00Z"))).toBe("2026-12-01");
});

test("today and a pending review aren't in the future", () => {
  const fields = { modified: "2026-11-22", reviewed: "pending" };
  expect(futureDates(fields, "2026-11-22")).toEqual([]);
  expect(futureDates(fields, "2026-11-21")).toEqual([
    "modified: found 2026-11-22, expected a day up to today",
  ]);
});

/** Sets a field in a file: replaces its line, or adds one above the first field. */
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
])("%s: a future date in %s is reported in one line", async (file, field, expected) => {
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
    "ends on an impossible date",
    "[{ from: 2026-12-24, to: 2026-12-32 }]",
    'closures.0.to: found "2026-12-32", expected a real date, written 2025-01-31',
  ],
  [
    "has its date in words",
    "[{ from: Novemer 31 2026, to: 2026-12-01 }]",
    'closures.0.from: found "Novemer 31 2026", expected a real date, written 2025-01-31',
  ],
])("a closure that %s is reported in one line", async (_, closures, expected) => {
  copy.replaceIn(CLINIC, /^closures:.*(\n {2}.*)*/m, `closures: ${closures}`);
  expect(await copy.problem()).toBe(`${CLINIC}: ${expected}`);
});
