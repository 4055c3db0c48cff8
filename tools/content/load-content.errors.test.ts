import { readdirSync, readFileSync, rmSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";
import { copyOfContent } from "../../tests/support/copy-of-content.ts";

// Each test breaks one field in a copy of the real content, whatever its value, and checks the error line.

const copy = copyOfContent();

const CLINIC_FILE = "content/clinic.yaml";
const HOME = "content/pages/home.yaml";
const [FIRST, SECOND] = readdirSync("content/articles").map((name) => `content/articles/${name}`);
const ARTICLE = FIRST ?? "";
const [TITLE = ""] = /^title: .*/m.exec(readFileSync(ARTICLE, "utf8")) ?? [];

test("the real content has no problem", async () => {
  expect(await copy.problem()).toBe("no problem");
});

/** What is replaced by what in a file, and what the error line says. */
type Mistake = [from: string | RegExp, to: string, line: string];

const OVERLAPPING = '[{ opens: "08:00", closes: "12:30" }, { opens: "12:00", closes: "18:30" }]';
const FIRST_NAME = /^( +)firstName: .*\n( +since: .*\n)?( +portrait: .*\n)?/m;
const QUESTIONS = /^faq:[\s\S]*?items:\n/m;
const CLOSURES = /^closures:.*\n( .*\n)*/m;

const MISTAKES: Record<string, Mistake[]> = {
  [CLINIC_FILE]: [
    ["generalUrl: https://", "generalUrl: https://a.au@", "booking.generalUrl: found"],
    [/times: .*/, `times: ${OVERLAPPING}`, ".times: found"],
    [/times: .*/, 'times: [{ opens: "19:00", closes: "14:00" }]', "closing time after the opening"],
    [/opens: "[^"]*"/, 'opens: "1400"', 'opens: found "1400", expected a time written 08:00'],
    ["day: Tuesday", "day: Monday", "expected each day once, Monday to Sunday"],
    [CLOSURES, "closures:\n  - { from: 2026-12-24, to: 2062-01-04 }\n", "within a year of the"],
    [CLOSURES, "closures:\n  - { from: 2026-12-24, to: 2026-12-04 }\n", "on or after the first"],
    [CLOSURES, "closures:\n  - { from: Novemer 31, to: 2026-12-01 }\n", "expected a real date"],
    [FIRST_NAME, "$1firstName: Ana\n$1since: 2999\n", "expected a year up to this one"],
    [
      FIRST_NAME,
      '$1firstName: Ana\n$1portrait: { file: room.jpg, alt: "" }\n',
      'practitioner.portrait.alt: found "", expected what your photo shows',
    ],
    [/^( {2}firstName:.*)/m, "$1\n  portrait: jane.jpg", "the fields file, alt, focus"],
    [/number: CHI.*/, 'number: "0001234567"', "expected CHI and ten digits"],
    [/^( {2}number:) CHI\d+/m, "$1 CHI000000000", "registration.number: found"],
    [
      /^(?:records: .*\n([\s\S]*?))?^visitLengths:/m,
      "$1records: Kept with Cliniko\nvisitLengths:",
      "expected words that go on after “kept”",
    ],
    [/query: .*/, "query: <iframe src=https://www.google.com/maps/embed></iframe>", "map.query: f"],
    [/^siteUrl: .*/m, "siteUrl: https://a.au/</loc><b>x", 'siteUrl: found "https://a.au/<'],
    [/^siteUrl: .*/m, "siteUrl: https://a.au?b=1&c=2", "nothing after its host"],
    [/^name:/m, "extends: clinic.yaml\nname:", "extends: found an unknown field"],
    [/\bid: .*/, 'id: "abc"', 'integrations.form.id: found "abc", expected a form id'],
  ],
  [HOME]: [
    [/^ {2}callButton: .*\n/m, "", "home.yaml: closing.callButton: found nothing, expected"],
    [/^modified:/m, "caall: x\nmodified:", "caall: found an unknown field"],
    [/^modified: .*/m, "modified: 2025-02-30", "expected a real date"],
    [/to: \/\w+/, "to: /abuot", 'to: found "/abuot", expected the path of a page that exists'],
    [
      /file: [\w.-]+/,
      "file: see.jpg",
      'picture.file: found "see.jpg", expected the name of a JPEG',
    ],
    [/focus: "[^"]*"/, "focus: middle", "expected a place on the picture"],
    [/^ {2}articles:\n(?: {4}- .*\n)+/m, "  articles: []\n", "expected at least 2 entries"],
    [/(articles:\s+- ).*/, "$1chiropractor-vs-physio", "expected the file name of an article"],
    [/title: .*/, 'title: "In {suburbs}"', "found {suburbs}, expected one of"],
    [/title: .*/, `title: "${"A very long title. ".repeat(4)}"`, "seo.title: found"],
    [
      /^ {2}callButton: .*/m,
      "  callButton: 10",
      'expected words, 1 to 80 characters, in quotation marks: "10"',
    ],
    ["hero:", "hero: [", "home.yaml: line"],
    ["\n  title:", "\n\ttitle:", "not a tab"],
    [/alt: .*/, "alt: IMG_2034.JPG", "expected what the picture shows, in words"],
    [/(id: )(\w+)([\s\S]*?id: )\w+/, "$1$2$3$2", "expected a different id for each tab"],
    [/^modified: .*/m, "modified: 2999-01-31", "modified: found 2999-01-31, expected a day up to"],
  ],
  [ARTICLE]: [
    ["---\n", "", "found no fields at the top"],
    [
      /^ {2}destination: \w+/m,
      "  destination: fax",
      'mainButton.destination: found "fax", expected one of',
    ],
    [/^date: .*/m, "date: 2999-01-31", "date: found 2999-01-31, expected a day up to today"],
    [/^---\n(?:([\s\S]*?)^modified: .*\n)?/m, "---\nmodified: 2001-01-01\n$1", "found 2001-01-01"],
    [/^date: /m, "updated: 2001-01-01\ndate: ", "updated: found 2001-01-01, expected"],
    [/(\npicture:[\s\S]*?file: )[\w.-]+/, "$1none.jpg", 'picture.file: found "none.jpg"'],
    [/\nrelated:.*(\n {2}.*)*/, `\nrelated: [${basename(ARTICLE, ".mdx")}]`, "related.0: found"],
  ],
  [SECOND ?? ""]: [[/^title: .*/m, TITLE, "expected a different title: content/articles/"]],
  [`content/pages/services/${readdirSync("content/pages/services")[0]}`]: [
    [/^reviewed: .*/m, "reviewed: 2999-01-31", "the day you read it, up to today, or pending"],
    [QUESTIONS, "$&    - use: fee\n", 'use: found "fee", expected the id of a shared question: '],
    [QUESTIONS, "$&    - { use: fees, question: Why? }\n", "expected either use with the id"],
    [QUESTIONS, "$&    - question: Why?\n", "expected either use with the id"],
    [
      QUESTIONS,
      "$&    - { question: Why so?, answer: [So.] }\n    - { question: why so, answer: [So.] }\n",
      'items.1.question: found "why so", expected each question once',
    ],
  ],
  "content/legal/privacy-policy.mdx": [
    [/^modified: .*/m, "modified: 2999-01-31", "expected a day up to today"],
  ],
  "content/shared-questions.yaml": [
    [/^questions:/m, "questions: [", "shared-questions.yaml: "],
    [/( {2}- id: )(\S+\n(?: {4}.*\n)+)/, "$1$2$1a$2", "expected each question once"],
    [/( {2}- id: )(\S+)([\s\S]*?- id: )\S+/, "$1$2$3$2", "expected each id once"],
  ],
};

test.each(
  Object.entries(MISTAKES).flatMap(([file, all]) =>
    all.map(([from, to, line]) => ({ file, from, to, line })),
  ),
)("$file: $line", async ({ file, from, to, line }) => {
  copy.replaceIn(file, from, to);
  const found = await copy.problem();
  expect(found).toContain(line);
  expect(found.split("\n")).toHaveLength(1);
  expect(found).toMatch(/^content\//);
});

test("today isn't in the future", async () => {
  copy.replaceIn(HOME, /^modified: .*/m, "modified: 2199-12-31");
  expect(await copy.problem()).toBe("no problem");
});

test("a missing folder of articles counts as empty", async () => {
  rmSync(copy.at("content/articles"), { recursive: true });
  expect(await copy.problem()).toContain("expected the file name of an article");
});
