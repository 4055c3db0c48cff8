import { expect, test } from "vitest";
import { parse } from "yaml";
import { approvePage } from "../advertising/approved.ts";
import { approvalFormat } from "./approval.ts";

const BABIES = "pages/services/babies-children";
const NET = "pages/services/neuro-emotional-technique";
const pageOf = (page: string, sentences: string[]) => approvePage({}, page, sentences);

const current = { ...pageOf(BABIES, ["We look.", "We listen."]), ...pageOf(NET, ["We ask."]) };
const { fromFile, toFile } = approvalFormat(current);
const APPROVED = toFile({ sourceText: "{}", "babies-children": { approve: true } });

test("a page shows its unapproved sentences, and none once it's approved", () => {
  expect(fromFile("{}")).toMatchObject({
    "babies-children": { words: "We look.\n\nWe listen.", approve: false },
  });
  expect(fromFile(APPROVED)).toMatchObject({
    "babies-children": { words: "Nothing: you’ve signed every sentence." },
    "neuro-emotional-technique": { words: "We ask." },
  });
});

test("approving writes the same as npm run approve, and leaves other pages unchanged", () => {
  expect(parse(APPROVED)).toEqual(pageOf(BABIES, ["We look.", "We listen."]));
  const more = { sourceText: APPROVED, "neuro-emotional-technique": { approve: true } };
  expect(parse(toFile(more))).toEqual(current);
  expect(toFile(fromFile(APPROVED))).toBe(APPROVED);
});

test("an approved sentence that changes needs approval again", () => {
  const changed = approvalFormat(pageOf(BABIES, ["We look.", "We hear."]));
  expect(changed.fromFile(APPROVED)).toMatchObject({ "babies-children": { words: "We hear." } });
});
