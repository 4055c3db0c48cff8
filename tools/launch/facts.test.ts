import { mkdirSync, writeFileSync } from "node:fs";
import { beforeEach, expect, test } from "vitest";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { loadContent } from "../content/load-content.ts";
import { clinicFacts, legalFacts } from "./facts.ts";
import { pictureFacts } from "./pictures.ts";
import { readConfirmations, TO_CONFIRM_FILE } from "./to-confirm.ts";

const { clinic, legal, pictureCrops } = await loadContent();

test("every fact that a clinic supplies is listed with its value", () => {
  const times = [
    { opens: "08:00", closes: "12:00" },
    { opens: "13:00", closes: "17:30" },
  ];
  const hours = clinic.hours.map((row, i) => ({ ...row, times: i === 0 ? times : [] }));
  const answers = { payment: "By card." };
  const facts = new Map(
    clinicFacts({ ...clinic, hours, answers, parking: "Behind us." }).map(({ field, value }) => [
      field,
      value,
    ]),
  );
  for (const field of ["practitioner.firstName", "transport", "areaServed", "address", "region"])
    expect(facts.has(field), field).toBe(true);
  expect(facts.get("parking")).toBe("Behind us.");
  expect(facts.get("registration.association")).toBe(clinic.registration.association);
  expect(facts.get("hours")).toMatch(
    /^Monday 8:00 am to 12:00 pm and 1:00 pm to 5:30 pm, Tuesday closed, .*Sunday closed$/,
  );
  const answered = [...facts].filter(([field]) => field.startsWith("answers."));
  expect(answered).toEqual([["answers.payment", "By card."]]);
});

test("each legal page's date is listed", () => {
  expect(legalFacts(legal).map(({ file, value }) => [file, value])).toEqual(
    legal.map(({ file, fields }) => [file, fields.effective]),
  );
});

test("photos and computer-made pictures are listed with pages and descriptions, drawings aren't", () => {
  const [crop] = pictureCrops.values();
  if (!crop) throw new Error("The site has no picture.");
  const cropFrom = (file: string) => ({ ...crop, original: { ...crop.original, file } });
  const crops = new Map([
    ["/pictures/room-1", cropFrom("room.jpg")],
    ["/pictures/room-2", cropFrom("room.jpg")],
    ["/pictures/ana-1", cropFrom("ana.jpg")],
    ["/pictures/visit-talk-1", cropFrom("visit-talk.webp")],
    ["/pictures/vignette-bell-1", cropFrom("vignette-bell.webp")],
  ]);
  const contents = [
    {
      on: "pages/home",
      value: { hero: { picture: { basePath: "/pictures/room-1", alt: "My table" } } },
    },
    { on: "pages/about", value: [{ basePath: "/pictures/room-2", alt: "" }] },
    { on: "articles/rest", value: { picture: { basePath: "/pictures/ana-1", alt: "A sea" } } },
    { on: "pages/contact", value: { picture: { basePath: "/pictures/visit-talk-1", alt: "Two" } } },
    {
      on: "articles/posture",
      value: { picture: { basePath: "/pictures/vignette-bell-1", alt: "" } },
    },
  ];
  const [own, standIn, ...more] = pictureFacts(contents, crops);
  expect(more).toEqual([]);
  expect(own).toMatchObject({ file: "content/images/ana.jpg", field: "picture" });
  expect(own?.question).toMatch(/may you use it\? It’s described as “A sea”\.$/);
  expect(standIn).toMatchObject({
    file: "content/images/room.jpg",
    value: "pages/home, pages/about",
  });
  expect(standIn?.question).toMatch(
    /^A computer made this picture,.* It’s described as “My table”\.$/,
  );
});

const at = temporaryFolder();
beforeEach(() => {
  mkdirSync(at("content"));
});

const read = (...lines: string[]) => {
  writeFileSync(at(TO_CONFIRM_FILE), lines.join("\n"));
  return readConfirmations("2026-11-21", at(""));
};

test("the owner's list may be missing or empty, and has room for every fact and picture", () => {
  expect(readConfirmations("2026-11-21", at(""))).toEqual([]);
  expect(read("# Nothing is left.")).toEqual([]);
  const entry = "- { file: content/clinic.yaml, field: hours, confirmed: 2026-11-20 }";
  expect(read(...Array<string>(300).fill(entry))).toHaveLength(300);
});

test("an entry without a note or date, or with a future date, is reported in one line", () => {
  const fields = ["- file: content/clinic.yaml", "  field: hours"];
  expect(() => read(...fields)).toThrow(
    /^content\/to-confirm\.yaml: 0: found .*, expected a note on what to check, or under confirmed the day it was$/,
  );
  expect(() => read(...fields, "  confirmed: 2026-11-22")).toThrow(
    "content/to-confirm.yaml: 0.confirmed: found 2026-11-22, expected a day up to today",
  );
});
