import { expect, test } from "vitest";
import { z } from "zod";
import { refuseInvisible } from "./invisible.ts";
import { parseMarkdown } from "./markdown.ts";
import { parseYaml } from "./parse-yaml.ts";
import { parseMdx } from "./read-file.ts";

const yaml = (text: string) => parseYaml("a.yaml", text);
let texts = 0;
/** Each text is new, because `parseMarkdown` keeps the last tree of a file. */
const prose = (body: string) =>
  parseMarkdown({ file: "a.mdx", body: `${body}\n\n${++texts}`, firstLine: 1 });

const lines = (count: number, line: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => line(i)).join("");

const deep = "found parts inside parts inside parts, expected at most 100 levels";
const page = (count: number) => lines(count, () => `  ${"word ".repeat(20)}\n`);

// Nobody writes such a file by hand.
test.each<[parse: () => unknown, expected: string]>([
  [() => yaml(`a: >\n${page(2010)}`), "whole file: found 208 KB, expected at most 200 KB"],
  [() => prose("wörd ".repeat(20).concat("\n").repeat(1700)), "whole file: found 206 KB"],
  [
    () =>
      parseMdx("a.mdx", `---\na: >\n${page(1000)}---\n${page(1000)}`, z.unknown(), {
        fields: {},
        text: {},
      }),
    "whole file: found 20\\d KB",
  ],
  [() => prose(`Words\n\n${"a".repeat(20_001)}`), "line 3: found a line of 20,001 characters"],
  [() => yaml(`a: b\nc: ${"a".repeat(2001)}`), "line 2: found a word of 2,001 characters"],
  [() => prose(`Words\n\n${">".repeat(2000)} a`), `line 3: ${deep}`],
  [() => prose(lines(51, (i) => `${"  ".repeat(i)}- a\n`)), `line 51: ${deep}`],
  [
    () => prose(`${"<Note>\n\n".repeat(101)}a\n\n${"</Note>\n\n".repeat(101)}`),
    `line 201: ${deep}`,
  ],
  [() => prose("*a ".repeat(110) + "a* ".repeat(110)), `line 1: ${deep}`],
  [() => yaml(lines(102, (i) => `${" ".repeat(i)}a:\n`)), `line 102: ${deep}`],
  [() => yaml(`a: b\n${"- ".repeat(101)}c`), `line 2: ${deep}`],
  [() => yaml(`a: ${"[ ".repeat(2000)}`), `whole file: ${deep}`],
  [() => yaml(lines(20_000, (i) => `a${i}: 1\n`)), "whole file: found 40,000 marks"],
  [() => prose(`Words\n\n${"]".repeat(1001)}`), "line 3: found 1,002 marks"],
])("a file that is too large or too deep is refused in one line: %s", (parse, expected) => {
  expect(parse).toThrow(new RegExp(`^a\\.(mdx|yaml): ${expected}[^\\n]*$`));
});

test("a field's name that is there twice is reported with its line", () => {
  const twice = "a:\n  - b: 1\n    c: 2\n    b: 3\nd: 1\n";
  const line = "a.yaml: line 4: found text that is not YAML, expected each field once";
  expect(() => yaml(twice)).toThrow(new RegExp(`^${line}$`));
});

const TEXT =
  'Some *words* and [a link](/about) here.\n\n- A line\n\n<Note title="a">\n\nWords.\n\n</Note>\n\n';

test.each<[what: string, read: () => unknown]>([
  ["fields", () => yaml(lines(4900, (i) => `a${i}: 1\n`))],
  [
    "letters before an invisible character",
    () =>
      expect(() => refuseInvisible("a.yaml", `${"a".repeat(199_000)} b\u200b`, 1)).toThrow("“b”"),
  ],
  ["paragraphs, links and notes", () => prose(TEXT.repeat(290))],
])("as many %s as the limits allow are read in three seconds at most", (_, read) => {
  const start = process.cpuUsage();
  read();
  expect(process.cpuUsage(start).user).toBeLessThan(3_000_000);
});
