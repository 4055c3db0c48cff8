import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { readAll } from "./content-error.ts";
import { parseMdx, readSource, readYaml } from "./read-file.ts";
import { validate } from "./validate.ts";

const time = z.string().regex(/^\d\d:\d\d$/, { error: "a time written 08:00" });
const schema = z.strictObject({ name: z.string(), opens: z.array(time) });

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "content-files-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

function read(text: string) {
  writeFileSync(join(folder, "clinic.yaml"), text);
  return readYaml(folder, "clinic.yaml", schema, { clinic: "Tide" });
}

test("returns a file with its variables filled in", () => {
  expect(read('name: "{clinic} & Co"\ropens: ["08:00"]')).toEqual({
    name: "Tide & Co",
    opens: ["08:00"],
  });
  // Lone carriage returns are line breaks too, so no limit on lines can be passed with them.
  expect(readSource(folder, "clinic.yaml")).toBe('name: "{clinic} & Co"\nopens: ["08:00"]');
});

test("refuses a link to another file", () => {
  symlinkSync("/etc/hosts", join(folder, "link.yaml"));
  expect(() => readYaml(folder, "link.yaml", schema)).toThrow(
    "link.yaml: whole file: found a link or a folder, expected a file",
  );
});

test("reports each wrong field in one line", () => {
  expect(() => read("name: [Tide]\nopens: [8am]")).toThrow(
    [
      'clinic.yaml: name: found ["Tide"], expected string, received array',
      'clinic.yaml: opens.0: found "8am", expected a time written 08:00',
    ].join("\n"),
  );
});

test("reports a field that breaks several rules once", () => {
  const twice = z.string().min(9, { error: "nine letters" }).regex(/^x/, { error: "an x" });
  expect(() => validate("a.yaml", { name: "Tide" }, z.object({ name: twice }))).toThrow(
    /^a\.yaml: name: found "Tide", expected nine letters$/,
  );
});

test("reports a missing file and an unknown variable", () => {
  expect(() => readYaml(folder, "none.yaml", schema)).toThrow(
    "none.yaml: whole file: found nothing, expected this file to exist",
  );
  expect(() => read("name: '{town}'\nopens: []")).toThrow(
    "clinic.yaml: name: found {town}, expected one of {clinic}",
  );
});

test("a text starts on the line after its fields", () => {
  const source = "---\ntitle: One\n---\nCall {phone}.\n";
  const variables = { fields: {}, text: { phone: "000" } };
  expect(parseMdx("a.mdx", source, z.strictObject({ title: z.string() }), variables)).toEqual({
    data: { title: "One" },
    text: { file: "a.mdx", body: "Call 000.\n", firstLine: 4 },
  });
});

test("reports the mistakes of several files at once", () => {
  const names = ["one.yaml", "two.yaml"];
  expect(() => readAll(names, (name) => readYaml(folder, name, schema))).toThrow(
    /^one\.yaml: .*\ntwo\.yaml: /,
  );
});
