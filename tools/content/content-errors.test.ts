import { readdirSync, readFileSync, rmSync } from "node:fs";
import { expect, test } from "vitest";
import { copyOfContent } from "../../tests/support/copy-of-content.ts";

// Each test breaks one field in a copy of the real content, whatever its value, and checks the error line.

const copy = copyOfContent();

const CLINIC = "content/clinic.yaml";
const HOME = "content/pages/home.yaml";
const ARTICLE = `content/articles/${readdirSync("content/articles")[0]}`;

test("the real content has no problem", async () => {
  expect(await copy.problem()).toBe("no problem");
});

test.each([
  ["a missing field", HOME, /^call: .*\n/m, "", "home.yaml: call: found nothing, expected"],
  [
    "an unknown field",
    HOME,
    /^call:/m,
    "caall: x\ncall:",
    "caall: found an unknown field, expected only the fields",
  ],
  [
    "a bad date",
    HOME,
    /^modified: .*/m,
    "modified: 2025-02-30",
    'modified: found "2025-02-30", expected a real date',
  ],
  [
    "a link to a page that does not exist",
    HOME,
    /to: \/\w+/,
    "to: /abuot",
    'to: found "/abuot", expected the path of a page that exists',
  ],
  [
    "a picture that does not exist",
    HOME,
    /file: [\w.-]+/,
    "file: see.jpg",
    'picture.file: found "see.jpg", expected the name of a JPEG',
  ],
  [
    "a focus that isn't two percentages",
    HOME,
    /focus: "[^"]*"/,
    "focus: middle",
    'focus: found "middle", expected a place on the picture',
  ],
  [
    "too few entries",
    HOME,
    /^ {2}articles:\n(?: {4}- .*\n)+/m,
    "  articles: []\n",
    "blog.articles: found [], expected at least 2 entries",
  ],
  [
    "an article that does not exist",
    HOME,
    /(articles:\s+- ).*/,
    "$1chiropractor-vs-physio",
    "expected the file name of an article",
  ],
  [
    "a fact that does not exist",
    HOME,
    /title: .*/,
    'title: "In {suburbs}"',
    "found {suburbs}, expected one of",
  ],
  [
    "a title too long for a search result",
    HOME,
    /title: .*/,
    `title: "${"A very long title. ".repeat(4)}"`,
    "seo.title: found",
  ],
  [
    "a number in place of words",
    HOME,
    /^call: .*/m,
    "call: 10",
    'found 10, expected words, 1 to 80 characters, in quotation marks: "10"',
  ],
  [
    "a fact that every object has",
    HOME,
    /title: .*/,
    'title: "In {constructor}"',
    "found {constructor}, expected one of",
  ],
  ["text that is not YAML", HOME, "hero:", "hero: [", "home.yaml: line"],
  ["a tab at the start of a line", HOME, "\n  title:", "\n\ttitle:", "not a tab"],
  [
    "a colon in plain words",
    HOME,
    /title: .*/,
    "title: One thing: rest",
    "around words with a colon",
  ],
  ["a duplicate field", HOME, "\nhero:", "\nbook: Go\nbook: Go\nhero:", "each field once"],
  [
    "a description that is the name of a file",
    HOME,
    /alt: .*/,
    "alt: IMG_2034.JPG",
    'alt: found "IMG_2034.JPG", expected what the picture shows, in words',
  ],
  ["a focus outside the picture", HOME, /focus: "[^"]*"/, 'focus: "120% 50%"', 'found "120% 50%"'],
  [
    "a time without its leading zero",
    CLINIC,
    /opens: "[^"]*"/,
    'opens: "9:00"',
    "a time written 08:00",
  ],
  ["an article without front matter", ARTICLE, "---\n", "", "found no fields at the top"],
  [
    "an unknown kind of booking",
    ARTICLE,
    /^ {2}to: \w+/m,
    "  to: fax",
    'booking.to: found "fax", expected one of',
  ],
  [
    "two tabs with one id",
    HOME,
    /(id: )(\w+)([\s\S]*?id: )\w+/,
    "$1$2$3$2",
    "expected a different id for each tab",
  ],
])("%s is reported in one line", async (_, file, from, to, expected) => {
  copy.replaceIn(file, from, to);
  const line = await copy.problem();
  expect(line).toContain(expected);
  expect(line.split("\n")).toHaveLength(1);
  expect(line).toMatch(/^content\//);
});

test("two articles with one title are reported in one line", async () => {
  const title = /^title: .*/m.exec(readFileSync(copy.at(ARTICLE), "utf8"))?.[0] ?? "";
  const other = `content/articles/${readdirSync("content/articles")[1]}`;
  copy.replaceIn(other, /^title: .*/m, title);
  expect(await copy.problem()).toMatch(
    /^content\/articles\/[^\n]+ expected a title of its own: content[^\n]+$/,
  );
});

test("a missing folder of articles counts as empty", async () => {
  rmSync(copy.at("content/articles"), { recursive: true });
  expect(await copy.problem()).toBe("no problem");
});

test("a mistake in the shared questions is reported once", async () => {
  copy.replaceIn("content/shared-questions.yaml", /^questions:/m, "questions: [");
  expect(await copy.problem()).toMatch(/^content\/shared-questions\.yaml: [^\n]+$/);
});

test("a file that is missing is reported in one line", async () => {
  rmSync(copy.at(HOME));
  expect(await copy.problem()).toBe(
    "content/pages/home.yaml: whole file: found nothing, expected this file to exist",
  );
});
