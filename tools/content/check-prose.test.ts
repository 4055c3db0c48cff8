import { parseMarkdown } from "content-files";
import { expect, test } from "vitest";
import { ARTICLE_TAGS } from "../../app/schema/prose.ts";
import { proseProblems } from "./check-prose.ts";
import { NO_TARGETS } from "./resolve.ts";

const problems = (...lines: string[]) => {
  const text = { file: "article.mdx", body: lines.join("\n"), firstLine: 10 };
  return proseProblems(parseMarkdown(text), text, {
    tags: ARTICLE_TAGS,
    targets: NO_TARGETS,
  });
};

test.each([
  ["two marks", ["##Sleep well"], "line 10: found ##Sleep well, expected a space after ##"],
  [
    "three marks and a number",
    ["###10 ways"],
    "line 10: found ###10 ways, expected a space after ###",
  ],
  ["one mark", ["#Sleep"], "line 10: found #Sleep, expected a space after #"],
  [
    "two marks, below other words,",
    ["Some words", "##Sleep"],
    "line 11: found ##Sleep, expected a space",
  ],
])("a heading that starts with %s and no space is reported in one line", (_, lines, expected) => {
  const [line, ...more] = problems(...lines);
  expect(more).toEqual([]);
  expect(line).toContain(`article.mdx: ${expected}`);
});

test.each([
  ["## Sleep well"],
  ["The #1 reason"],
  ["#1 is sleep"],
  ["Rest **##not** a heading"],
  ["`##code`"],
])("%s is left alone", (line) => {
  expect(problems(line)).toEqual([]);
});

const TABLE = [
  '<Table caption="x">',
  "",
  "| A | B |",
  "| --- | --- |",
  "| 1 | 2 |",
  "",
  "</Table>",
];

test.each([
  ["nothing at all", [""], "line 10: found nothing, expected the words of the page"],
  ["a heading without words", ["Words", "", "## "], "line 12: found a heading without words"],
  [
    "a table without its line of dashes",
    TABLE.filter((line) => !line.includes("---")),
    "line 12: found a table without its line of dashes",
  ],
  [
    "a table with a cell too many",
    TABLE.map((line) => line.replace("| 2 |", "| 2 | 3 |")),
    "line 14: found 3 cells in a row, expected 2",
  ],
  [
    "a link with a space",
    ["See [it](https://a.com.au/my study)."],
    "line 10: found a link whose address has a space in it",
  ],
])("%s is reported in one line", (_, lines, expected) => {
  const [line, ...more] = problems(...lines);
  expect(more).toEqual([]);
  expect(line).toContain(`article.mdx: ${expected}`);
});

const USER_INFO = "https://ahpra.gov.au@evil.example/";

test.each([
  [
    "an attribute without a value",
    '<Figure file="sea.jpg" alt caption="x" />',
    '<Figure>: alt: found no words in quotation marks, expected alt="…"',
  ],
  [
    "an attribute twice",
    '<Note title="x" title="y">\n\nWords\n\n</Note>',
    "<Note>: title: found it twice, expected each attribute once",
  ],
  ["a tag named like a property", "<constructor />", "found <constructor>, expected one of Note,"],
  ["a tag named like a prototype", "<__proto__ />", "found <__proto__>, expected one of Note,"],
  [
    "a picture with a reference",
    "![x][y]\n\n[y]: https://example.com/y.png",
    "found a picture as ![…](…)",
  ],
  ["a link with user info", `[x](${USER_INFO})`, `found a link to ${USER_INFO}`],
  ["a link with user info in brackets", `[x](<${USER_INFO}>)`, `found a link to ${USER_INFO}`],
  ["a bare link with user info", `Read ${USER_INFO} now`, "found a link to"],
  ["a reference with user info", `[x][y]\n\n[y]: ${USER_INFO}`, `found a link to ${USER_INFO}`],
  [
    "a link with a password",
    "[x](https://a.au:b@evil.example)",
    "found a link to https://a.au:b@evil.example",
  ],
])("%s is refused in one line", (_, text, expected) => {
  const [line, ...more] = problems(text);
  expect(more).toEqual([]);
  expect(line).toMatch(/^article\.mdx: line 1\d: /);
  expect(line).toContain(expected);
});

test("a whole table is fine", () => {
  expect(problems(...TABLE)).toEqual([]);
});

test("a link to an address without a dot is reported in one line", () => {
  expect(problems("[book](https://clinic)")).toEqual([
    expect.stringContaining(
      "line 10: found a link to https://clinic, expected a page of this site",
    ),
  ]);
  expect(problems("[book](https://clinic.com.au/now)")).toEqual([]);
});
