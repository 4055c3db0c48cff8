import { expect, test } from "vitest";
import { parse } from "yaml";
import { approvePage } from "../advertising/approved.ts";
import { signingFormat } from "./signing.ts";

const BABIES = "services/babies-children";
const NET = "services/neuro-emotional-technique";
const pageOf = (page: string, sentences: string[]) => approvePage({}, page, sentences);

const current = { ...pageOf(BABIES, ["We look.", "We listen."]), ...pageOf(NET, ["We ask."]) };
const { fromFile, toFile } = signingFormat(current);
const SIGNED = toFile({ sourceText: "{}", "babies-children": { approve: true } });

test("a page shows its unsigned sentences, and none once it's signed", () => {
  expect(fromFile("{}")).toMatchObject({
    "babies-children": { words: "We look.\n\nWe listen.", approve: false },
  });
  expect(fromFile(SIGNED)).toMatchObject({
    "babies-children": { words: "Nothing: you’ve signed every sentence." },
    "neuro-emotional-technique": { words: "We ask." },
  });
});

test("signing writes the same as npm run approve, and leaves other pages unchanged", () => {
  expect(parse(SIGNED)).toEqual(pageOf(BABIES, ["We look.", "We listen."]));
  const more = { sourceText: SIGNED, "neuro-emotional-technique": { approve: true } };
  expect(parse(toFile(more))).toEqual(current);
  expect(toFile(fromFile(SIGNED))).toBe(SIGNED);
});

test("a signed sentence that changes needs signing again", () => {
  const changed = signingFormat(pageOf(BABIES, ["We look.", "We hear."]));
  expect(changed.fromFile(SIGNED)).toMatchObject({ "babies-children": { words: "We hear." } });
});
