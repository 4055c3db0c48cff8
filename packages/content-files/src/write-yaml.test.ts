import { expect, test } from "vitest";
import { formatYaml, writeYaml } from "./write-yaml.ts";

const SOURCE = `# What the clinic is.
name: Tide & Pine

# In 24-hour time.
hours:
  - day: Monday # early
    open: [{ opens: "08:00", closes: "19:00" }]
  - day: Sunday
    open: []
picture: { file: sea.jpg, alt: "" }
note: "Call 13\\_11\\_14: any time"
`;

const FIELDS = {
  name: "Tide & Pine",
  hours: [
    { day: "Monday", open: [{ opens: "08:00", closes: "19:00" }] },
    { day: "Sunday", open: [] as { opens: string; closes: string }[] },
  ],
  picture: { file: "sea.jpg", alt: "" },
  note: "Call 13\u00a011\u00a014: any time",
};

const changed = (change: (fields: typeof FIELDS) => void) => {
  const fields = structuredClone(FIELDS);
  change(fields);
  const lines = SOURCE.split("\n");
  const written = writeYaml(SOURCE, fields).split("\n");
  return {
    removed: lines.filter((line) => !written.includes(line)),
    added: written.filter((line) => !lines.includes(line)),
  };
};

test("unchanged fields give the same text", () => {
  expect(writeYaml(SOURCE, FIELDS)).toBe(SOURCE);
});

const MONDAY = '    open: [{ opens: "08:00", closes: "19:00" }]';

test.each<
  [what: string, change: (fields: typeof FIELDS) => void, removed: string[], added: string[]]
>([
  [
    "a changed field, with its quotation marks",
    ({ hours }) => Object.assign(hours[0]?.open[0] ?? {}, { opens: "09:00" }),
    [MONDAY],
    ['    open: [{ opens: "09:00", closes: "19:00" }]'],
  ],
  [
    "a new entry",
    ({ hours }) => hours.splice(1, 0, { day: "Tuesday", open: [] }),
    [],
    ["  - day: Tuesday"],
  ],
  ["a deleted entry", ({ hours }) => hours.shift(), ["  - day: Monday # early", MONDAY], []],
  [
    "an empty list that gets an entry",
    ({ hours }) => hours[1]?.open.push({ opens: "10:00", closes: "12:00" }),
    ["    open: []"],
    ["    open: [{ opens: 10:00, closes: 12:00 }]"],
  ],
  ["entries that change places", ({ hours }) => hours.reverse(), [], []],
  ["a new field", (fields) => Object.assign(fields, { short: "Tide" }), [], ["short: Tide"]],
])("only the lines of %s change", (_, change, removed, added) => {
  expect(changed(change)).toEqual({ removed, added });
});

test("a new file needs no original text", () => {
  expect(writeYaml(undefined, { title: "A: b", tags: ["x"] })).toBe(
    'title: "A: b"\ntags:\n  - x\n',
  );
});

test("brackets in a block of text stay unchanged, a list over several lines is put on one", () => {
  const block = "text: |\n  a: [ b ]\n";
  expect(formatYaml(block)).toBe(block);
  expect(formatYaml("tags:\n  [\n    a,\n    b,\n  ]\n")).toBe("tags: [a, b]\n");
});
