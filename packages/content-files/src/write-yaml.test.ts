import { describe, expect, test } from "vitest";
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

describe("only changes", () => {
  test("the line of a changed field, and keeps its quotation marks", () => {
    const { removed, added } = changed(({ hours }) => {
      hours[0] = { day: "Monday", open: [{ opens: "09:00", closes: "19:00" }] };
    });
    expect(removed).toEqual(['    open: [{ opens: "08:00", closes: "19:00" }]']);
    expect(added).toEqual(['    open: [{ opens: "09:00", closes: "19:00" }]']);
  });

  test("the lines of a new or deleted entry", () => {
    expect(changed(({ hours }) => hours.splice(1, 0, { day: "Tuesday", open: [] }))).toEqual({
      removed: [],
      added: ["  - day: Tuesday"],
    });
    expect(changed(({ hours }) => hours.shift())).toEqual({
      removed: ["  - day: Monday # early", '    open: [{ opens: "08:00", closes: "19:00" }]'],
      added: [],
    });
  });

  test("the line of an empty list that gets its first entry", () => {
    const { added } = changed(({ hours }) => {
      hours[1]?.open.push({ opens: "10:00", closes: "12:00" });
    });
    expect(added).toEqual(["    open: [{ opens: 10:00, closes: 12:00 }]"]);
  });

  test("the order of lines if entries change places", () => {
    expect(changed(({ hours }) => hours.reverse())).toEqual({ removed: [], added: [] });
  });

  test("the line of a new field", () => {
    const { name, ...rest } = FIELDS;
    const written = writeYaml(SOURCE, { name, short: "Tide", ...rest });
    expect(written.replace("short: Tide\n", "")).toBe(SOURCE);
    expect(written).toContain("name: Tide & Pine\nshort: Tide\n");
  });
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
