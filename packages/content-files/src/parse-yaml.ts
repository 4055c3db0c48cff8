import { type Document, isScalar, LineCounter, parseDocument, visit } from "yaml";
import { ContentError } from "./content-error.ts";
import { refuseInvisible } from "./invisible.ts";
import { refuseNestedBrackets, refuseOverLimits } from "./limits.ts";

const IN_QUOTES = 'quotation marks around words that begin with @ * & ! % , or `, as "@clinic"';
const A_VALUE = "a field's name, a colon, a space and one value";

/** What was expected, by the parser's error code. */
const EXPECTED: Readonly<Record<string, string>> = {
  TAB_AS_INDENT: "spaces at the start of the line, not a tab",
  MISSING_CHAR: "the quotation mark or bracket that ends what one began",
  BLOCK_AS_IMPLICIT_KEY:
    "quotation marks around words with a colon, or as many spaces at the start as the lines around it",
  BAD_INDENT:
    "as many spaces at the start as the lines around it, and an end to each bracket that opens",
  UNEXPECTED_TOKEN:
    "quotation marks around words that begin with > or |, or have a quotation mark, a colon or a bracket in them",
  MULTILINE_IMPLICIT_KEY: "a field's name, a colon and a space",
  DUPLICATE_KEY: "each field once",
  BAD_SCALAR_START: IN_QUOTES,
  BAD_ALIAS: IN_QUOTES,
  ALIAS_PROPS: IN_QUOTES,
  BAD_PROP_ORDER: IN_QUOTES,
  MULTIPLE_ANCHORS: IN_QUOTES,
  MULTIPLE_TAGS: IN_QUOTES,
  TAG_RESOLVE_FAILED: IN_QUOTES,
  BAD_COLLECTION_TYPE: IN_QUOTES,
  BAD_DIRECTIVE: IN_QUOTES,
  BAD_DQ_ESCAPE: "\\\\ for each \\ between double quotation marks",
  BLOCK_IN_FLOW: "no list of lines between brackets",
  KEY_OVER_1024_CHARS: A_VALUE,
  NON_STRING_KEY: A_VALUE,
  MULTIPLE_DOCS: "one file: no line of --- or ... between its fields",
};

/** What was expected, for any other error code. */
const EXPECTED_OTHERWISE = "lines of the same form as those around it";

/** The place of the first field that its group already has. The parser would compare each field with every other one. */
function repeatedField(document: Document): number | undefined {
  let place: number | undefined;
  visit(document, {
    Map(_, { items }) {
      const names = new Set<string>();
      for (const { key } of items) {
        if (!isScalar(key)) continue;
        const name = String(key.value);
        if (names.has(name)) {
          place = key.range?.[0] ?? 0;
          return visit.BREAK;
        }
        names.add(name);
      }
      return undefined;
    },
  });
  return place;
}

export function parseYaml(file: string, source: string, firstLine = 1): unknown {
  refuseOverLimits(file, source, firstLine);
  refuseNestedBrackets(file, source);
  refuseInvisible(file, source, firstLine);
  const lineCounter = new LineCounter();
  const options = { lineCounter, prettyErrors: false, uniqueKeys: false };
  const document = parseDocument(source, options);
  // Warnings count as errors: the parser only warns about a value that starts with "!", but drops its first word.
  const error = document.errors[0] ?? document.warnings[0];
  const repeated = error ? undefined : repeatedField(document);
  const place = error?.pos[0] ?? repeated;
  if (place !== undefined) {
    const { line } = lineCounter.linePos(place);
    const code = error?.code ?? "DUPLICATE_KEY";
    const expected = EXPECTED[code] ?? EXPECTED_OTHERWISE;
    throw new ContentError([
      `${file}: line ${line + firstLine - 1}: found text that is not YAML, expected ${expected}`,
    ]);
  }
  // Again, because a text in double quotation marks can have them as \0 or \u202e.
  visit(document, {
    Scalar(_, { value, range }) {
      const { line } = lineCounter.linePos(range?.[0] ?? 0);
      if (typeof value === "string") refuseInvisible(file, value, line + firstLine - 1);
    },
  });
  try {
    return document.toJS({ maxAliasCount: 0 });
  } catch {
    throw new ContentError([
      `${file}: whole file: found a * that repeats what a & marks, expected every value written out`,
    ]);
  }
}
