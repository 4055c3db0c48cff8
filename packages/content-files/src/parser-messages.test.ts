import { expect, test } from "vitest";
import { parseMarkdown } from "./markdown.ts";
import { parseYaml } from "./parse-yaml.ts";

// The parsers' messages are for developers, so people who write texts get others.

/** The message for a file with a mistake, or none. */
function messageOf(parse: () => unknown): string {
  try {
    parse();
    return "";
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
const messageFor = (text: string) => messageOf(() => parseYaml("page.yaml", text));

const QUOTES = "quotation marks around words that begin with @";

test.each([
  ["title: @clinic on Instagram", QUOTES],
  ["title: * Only today", QUOTES],
  ["title: `code`", QUOTES],
  ["title: > more", "quotation marks around words that begin with > or |"],
  ['title: "a\\q"', "\\\\ for each \\ between double quotation marks"],
  ["title: [one, two", "an end to each bracket that opens"],
  ["title: One\n---\ntitle: Two", "one file: no line of --- or ... between its fields"],
  ["title: One: two", "quotation marks around words with a colon"],
])("%j is reported in plain words", (text, expected) => {
  const line = messageFor(`lead: Words\n${text}`);
  expect(line).toMatch(/^page\.yaml: line \d: found text that is not YAML, expected /);
  expect(line).toContain(expected);
  expect(line.split("\n")).toHaveLength(1);
  expect(line).not.toMatch(
    /alias|anchor|reserved|scalar|token|unresolved|plain value|flow|escape/i,
  );
});

test.each(['title: "@clinic"', "title: 1300 975 707", "title: Rest & sleep", "title: One - two"])(
  "%j is fine",
  (text) => {
    expect(messageFor(text)).toBe("");
  },
);

test("an invisible character is refused with its place", () => {
  expect(messageFor("lead: Words\ntitle: One\u200b two")).toBe(
    "page.yaml: line 2: found an invisible character after “One”, expected none: delete the words around it and type them again",
  );
  const marks = ["soft\u00ad hyphen", "One\u2028two", "One\u061c two", "One\u{e0041} two"];
  for (const hidden of [...marks, String.raw`"One\0 two"`, String.raw`"One\u202e two"`])
    expect(messageFor(`title: ${hidden}`)).toContain("found an invisible character after");
  expect(() =>
    parseMarkdown({ file: "a.mdx", body: "Words\n\nOne&#x202e; two", firstLine: 5 }),
  ).toThrow("a.mdx: line 7: found an invisible character after “One”");
});

test.each([
  ["Words {1 + 1} more", "found {1 + 1}, expected a fact in braces"],
  ["Words {} more {", "found {}, expected a fact in braces"],
  ["Words { and more", "found { and more, expected a fact in braces"],
  ["Words \\\\{x}", "found {x}, expected a fact in braces"],
  ["<Note title={x}>", "found {x}, expected a fact in braces"],
  ["{/* A comment */}", "found {/* A comment */}, expected a fact in braces"],
  ["import x from 'y'", "found a line that begins with import or export, expected a text"],
])("%j in a text is refused as code", (body, expected) => {
  const parse = () =>
    parseMarkdown({ file: "article.mdx", body: `Words\n\n${body}`, firstLine: 5 });
  expect(parse).toThrow(`article.mdx: line 7: ${expected}`);
});

test.each(["Words \\{ and more", "Words } and more", "To import and export", "Words \\\\\\{x}"])(
  "%j in a text is fine",
  (body) => {
    expect(() => parseMarkdown({ file: "article.mdx", body, firstLine: 1 })).not.toThrow();
  },
);

test.each(["Words <a b=> more", "Words </Note> more", "Words <5"])(
  "%j in a text is reported in plain words",
  (body) => {
    const text = { file: "article.mdx", body, firstLine: 1 };
    const message = messageOf(() => parseMarkdown(text));
    expect(message).toMatch(/^article\.mdx: line 1: found [^\n]+, expected plain text/);
    expect(message).not.toMatch(/acorn|parse|expression|unexpected|character|U\+/i);
  },
);
