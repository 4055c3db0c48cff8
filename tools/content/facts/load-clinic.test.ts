import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, relative, resolve } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../../tests/support/temporary-folder.ts";
import { readPictures } from "../pictures/build-pictures.ts";
import { loadClinic } from "./load-clinic.ts";

const at = temporaryFolder();
const CONTENT = "content/clinic.yaml";

/** Writes another file of facts and returns its path, for `CLINIC_FILE`. */
function factsFile(...lines: string[]): string {
  const file = at("clinic.yaml");
  const base = relative(dirname(file), resolve(CONTENT));
  writeFileSync(file, [`extends: ${base}`, ...lines].join("\n"));
  return relative(".", file);
}

test("a file that extends another only needs what differs", async () => {
  const base = await loadClinic(".", CONTENT);
  const clinic = await loadClinic(
    ".",
    factsFile("name: Another", "practitioner: { firstName: Ana }"),
  );
  expect(clinic).toEqual({
    ...base,
    name: "Another",
    practitioner: { ...base.practitioner, firstName: "Ana" },
  });
});

test("a mistake is reported with the file it's in, and a list replaces the whole list", async () => {
  expect((await loadClinic(".", factsFile("areaServed: [Here]"))).areaServed).toEqual(["Here"]);
  const file = factsFile("phone: 5550 0142");
  await expect(loadClinic(".", file)).rejects.toThrow(`${file}: phone: found "5550 0142"`);
  factsFile("__proto__: { name: Another }");
  await expect(loadClinic(".", file)).rejects.toThrow(`${file}: __proto__: found an unknown field`);
});

test("a portrait is found in its images folder or in content/images, and nowhere else", async () => {
  mkdirSync(at("images"));
  await sharp({ create: { width: 500, height: 700, channels: 3, background: "#987" } })
    .jpeg()
    .toFile(at("images/ana.jpg"));
  const portrait = (name: string) =>
    factsFile(`practitioner: { portrait: { file: ${name}, alt: Ana, focus: "50% 30%" } }`);
  const file = portrait("ana.jpg");
  expect((await loadClinic(".", file)).practitioner.portrait).toMatchObject({ alt: "Ana" });
  const [shared = ""] = (await readPictures(".", CONTENT)).keys();
  const { practitioner } = await loadClinic(".", portrait(shared));
  expect(practitioner.portrait?.basePath).toContain(`/pictures/${shared.replace(/\.\w+$/, "")}-`);
  const missing = portrait("nobody.jpg");
  await expect(loadClinic(".", missing)).rejects.toThrow(
    `${missing}: practitioner.portrait.file: found "nobody.jpg", expected the name of a JPEG`,
  );
});
