import { parseMarkdown } from "content-files";
import { expect, test } from "vitest";
import { ARTICLE_TAGS } from "../../../app/schema/prose.ts";
import { NO_TARGETS } from "../resolve-references.ts";
import { proseProblems } from "./prose-problems.ts";

const problems = (body: string) => {
  const text = { file: "article.mdx", body, firstLine: 10 };
  return proseProblems(parseMarkdown(text), text, { tags: ARTICLE_TAGS, targets: NO_TARGETS });
};

const ROWS = ["| A | B |", "| --- | --- |", "| 1 | 2 |"];
const table = (...rows: string[]) =>
  ['<Table caption="x">', "", ...rows, "", "</Table>"].join("\n");
const USER_INFO = "https://ahpra.gov.au@evil.example/";

test.each([
  ["##Sleep well", "line 10: found ##Sleep well, expected a space after ##"],
  ["###10 ways", "line 10: found ###10 ways, expected a space after ###"],
  ["#Sleep", "line 10: found #Sleep, expected a space after #"],
  ["Some words\n##Sleep", "line 11: found ##Sleep, expected a space"],
  ["", "line 10: found nothing, expected the words of the page"],
  ["Words\n\n## ", "line 12: found a heading without words"],
  [table("| A | B |", "| 1 | 2 |"), "line 12: found a table without its line of dashes"],
  [table(...ROWS, "| 1 | 2 | 3 |"), "line 15: found 3 cells in a row, expected 2"],
  ["See [it](https://a.com.au/my study).", "line 10: found a link whose address has a space in it"],
  [
    "[book](https://clinic)",
    "line 10: found a link to https://clinic, expected a page of this site",
  ],
  [
    '<Figure file="sea.jpg" alt caption="x" />',
    '<Figure>: alt: found no words in quotation marks, expected alt="…"',
  ],
  [
    '<Note title="x" title="y">\n\nWords\n\n</Note>',
    "<Note>: title: found it twice, expected each attribute once",
  ],
  ["<Note>\n\nWords.\n\n</Note>", "<Note>: title: found nothing"],
  [
    '<Part ground="pink">\n\nWords.\n\n</Part>',
    '<Part>: ground: found "pink", expected one of terracotta, mint,',
  ],
  [
    '<Note title="x">\n\n<Part ground="deep">\n\nWords\n\n</Part>\n\n</Note>',
    "<Part>: found it inside something else",
  ],
  ['<Note title="[1](tel:1)">\n\nWords\n\n</Note>', "found a link in quotation marks"],
  ["[x](javascript:alert)", "found a link to javascript:alert"],
  ["[x](http://example.com)", "found a link to http://example.com"],
  ["![x](sea.jpg)", "found a picture as ![…](…)"],
  ["# Words", "found a heading with one #"],
  ["<constructor />", "found <constructor>, expected one of Note,"],
  ["<__proto__ />", "found <__proto__>, expected one of Note,"],
  ["![x][y]\n\n[y]: https://example.com/y.png", "found a picture as ![…](…)"],
  [`[x](${USER_INFO})`, `found a link to ${USER_INFO}`],
  [`[x](<${USER_INFO}>)`, `found a link to ${USER_INFO}`],
  [`Read ${USER_INFO} now`, "found a link to"],
  [`[x][y]\n\n[y]: ${USER_INFO}`, `found a link to ${USER_INFO}`],
  ["[x](https://a.au:b@evil.example)", "found a link to https://a.au:b@evil.example"],
])("%j is refused in one line", (text, expected) => {
  const [line, ...more] = problems(text);
  expect(more).toEqual([]);
  expect(line).toMatch(/^article\.mdx: line 1\d: /);
  expect(line).toContain(expected);
});

test.each([
  ["## Sleep well"],
  ["The #1 reason"],
  ["#1 is sleep"],
  ["Rest **##not** a heading"],
  ["`##code`"],
  [table(...ROWS)],
  ["[book](https://clinic.com.au/now)"],
])("%j is fine", (text) => {
  expect(problems(text)).toEqual([]);
});
