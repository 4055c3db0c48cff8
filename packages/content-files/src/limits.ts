import { Lexer } from "yaml";
import { ContentError } from "./content-error.ts";

// A parser can take minutes over a file that nobody writes by hand. These limits are far above any real text. Within them,
// the check takes less than a second.

const MAX_KB = 200;
const MAX_LINE = 20_000;
/** Without a space, such as an address. */
const MAX_WORD = 2000;
const MAX_NESTING = 100;
const MAX_MARKS = 10_000;
/** The parser compares the marks of a paragraph with each other, so its time grows with their square. */
const MAX_MARKS_IN_PARAGRAPH = 1000;

/** What makes work for a parser: punctuation, symbols and line breaks. */
const MARKS = /[\p{P}\p{S}\n]/gu;

/** What a nested line starts with: spaces, and the signs of quotations and lists. */
const NESTING = /> ?|(?:[-+*?]|\d{1,9}[.)])(?: +|$)|[ \t]/gy;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

const number = new Intl.NumberFormat("en-AU");

function refuse(file: string, place: string, found: string, expected: string): never {
  throw new ContentError([`${file}: ${place}: found ${found}, expected ${expected}`]);
}

const refuseNesting = (file: string, place: string): never =>
  refuse(file, place, "parts inside parts inside parts", `at most ${MAX_NESTING} levels`);

const refuseMarks = (file: string, place: string, marks: number, expected: string): never =>
  refuse(file, place, `${number.format(marks)} marks such as * [ or :`, expected);

/** @throws ContentError if the text, one of its lines or its nesting is too large to parse */
export function refuseOverLimits(file: string, text: string, firstLine: number): void {
  const kb = Math.ceil(new TextEncoder().encode(text).length / 1000);
  if (kb > MAX_KB) refuse(file, "whole file", `${number.format(kb)} KB`, `at most ${MAX_KB} KB`);
  for (const [i, line] of text.split("\n").entries()) {
    const place = `line ${firstLine + i}`;
    const tooLong = (what: string, { length }: string, most: number) => {
      if (length <= most) return;
      const found = `${what} of ${number.format(length)} characters`;
      refuse(file, place, found, `at most ${number.format(most)}`);
    };
    tooLong("a line", line, MAX_LINE);
    for (const word of line.split(/\s+/)) tooLong("a word", word, MAX_WORD);
    if (line.trim() !== "" && count(line, NESTING) > MAX_NESTING) refuseNesting(file, place);
  }
  const marks = count(text, MARKS);
  if (marks > MAX_MARKS)
    refuseMarks(file, "whole file", marks, `at most ${number.format(MAX_MARKS)}`);
}

/** @throws ContentError if a paragraph, such as a list without empty lines, has too many marks to parse */
export function refuseLongParagraphs(file: string, text: string, firstLine: number): void {
  let marks = 0;
  for (const [i, line] of text.split("\n").entries()) {
    marks = line.trim() === "" ? 0 : marks + count(line, MARKS) + 1;
    if (marks > MAX_MARKS_IN_PARAGRAPH) {
      const expected = `an empty line after at most ${number.format(MAX_MARKS_IN_PARAGRAPH)}`;
      refuseMarks(file, `line ${firstLine + i}`, marks, expected);
    }
  }
}

/** @throws ContentError if brackets are nested too deep to parse */
export function refuseNestedBrackets(file: string, yaml: string): void {
  let depth = 0;
  for (const token of new Lexer().lex(yaml)) {
    if (token === "[" || token === "{") depth += 1;
    if (token === "]" || token === "}") depth -= 1;
    if (depth > MAX_NESTING) refuseNesting(file, "whole file");
  }
}

type Tree = { children?: readonly Tree[]; position?: { start: { line: number } } };

/** Recursion over a tree that's deeper could overflow the stack, so this has none. */
export function refuseDeepTree(file: string, tree: Tree, firstLine: number): void {
  let level: readonly Tree[] = [tree];
  for (let depth = 0; level.length > 0; depth += 1) {
    const line = (level[0]?.position?.start.line ?? 1) + firstLine - 1;
    if (depth > MAX_NESTING) refuseNesting(file, `line ${line}`);
    level = level.flatMap(({ children = [] }) => children);
  }
}
