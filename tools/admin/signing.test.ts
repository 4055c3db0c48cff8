import { expect, test } from "vitest";
import { parse } from "yaml";
import { approvePage } from "../advertising/approved.ts";
import { signingFormat } from "./signing.ts";

const BABIES = "services/babies-children";
const NET = "services/neuro-emotional-technique";
const pageOf = (page: string, said: string[]) => approvePage({}, page, said);

const said = { ...pageOf(BABIES, ["We look.", "We listen."]), ...pageOf(NET, ["We ask."]) };
const { fromFile, toFile } = signingFormat(said);
const SIGNED = toFile({ sourceText: "{}", "babies-children": { approve: true } });

test("a page shows what waits for a signature, and nothing once it is signed", () => {
  expect(fromFile("{}")).toMatchObject({
    "babies-children": { words: "We look.\n\nWe listen.", approve: false },
  });
  expect(fromFile(SIGNED)).toMatchObject({
    "babies-children": { words: "Nothing: you’ve signed every sentence." },
    "neuro-emotional-technique": { words: "We ask." },
  });
});

test("what is signed is what the terminal would write, and other pages stay as they are", () => {
  expect(parse(SIGNED)).toEqual(pageOf(BABIES, ["We look.", "We listen."]));
  const more = { sourceText: SIGNED, "neuro-emotional-technique": { approve: true } };
  expect(parse(toFile(more))).toEqual(said);
  expect(toFile(fromFile(SIGNED))).toBe(SIGNED);
});

test("a signed sentence that has changed waits again", () => {
  const changed = signingFormat(pageOf(BABIES, ["We look.", "We hear."]));
  expect(changed.fromFile(SIGNED)).toMatchObject({ "babies-children": { words: "We hear." } });
});
