import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative, resolve } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { loadClinic } from "./load-clinic.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "clinic-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const CONTENT = "content/clinic.yaml";

/** Another file of facts, by a path as `CLINIC_FILE` gives it. */
function factsFile(...lines: string[]): string {
  const file = join(folder, "clinic.yaml");
  const base = relative(folder, resolve(CONTENT));
  writeFileSync(file, [`extends: ${base}`, ...lines].join("\n"));
  return relative(".", file);
}

test("a file that extends another says only what differs", () => {
  const base = loadClinic(".", CONTENT);
  const clinic = loadClinic(".", factsFile("name: Another", "practitioner: { calledBy: Ana }"));
  expect(clinic).toEqual({
    ...base,
    name: "Another",
    practitioner: { ...base.practitioner, calledBy: "Ana" },
  });
});

test("a list in it stands for the whole list", () => {
  expect(loadClinic(".", factsFile("areaServed: [Here]")).areaServed).toEqual(["Here"]);
});

test("what does not fit is told with its own file", () => {
  const file = factsFile("phone: 5550 0142");
  expect(() => loadClinic(".", file)).toThrow(`${file}: phone: found "5550 0142"`);
});
