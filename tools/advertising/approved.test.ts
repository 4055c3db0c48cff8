import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { approvePage, hashOf, pageSentences, unapproved } from "./approved.ts";

/** The services that ask a question which pages share. */
const sharing = globSync("content/services/*.yaml").filter((file) =>
  /^ +- use: /m.test(readFileSync(file, "utf8")),
);

const PAGE = "services/babies-children";
const SAID = ["We look at how your child moves.", "A parent stays the whole time."];
const approved = approvePage({}, PAGE, SAID)[PAGE] ?? {};

test("nothing is left of a page whose sentences are all approved", () => {
  expect(unapproved(PAGE, SAID, approved).sentences).toEqual([]);
});

test("everything is left of a page of which nothing is approved", () => {
  expect(unapproved(PAGE, SAID, {}).sentences).toEqual(SAID.map((text) => ({ text })));
});

test("a new sentence and a changed one are told apart", () => {
  const now = ["We look at how your baby moves.", "A parent stays the whole time.", "Call us."];
  expect(unapproved(PAGE, now, approved).sentences).toEqual([
    { text: "We look at how your baby moves.", was: "We look at how your child moves." },
    { text: "Call us." },
  ]);
});

test("a sentence changed within the file of approved ones does not count", () => {
  const tampered = { [hashOf("A parent stays the whole time.")]: "No parent stays." };
  expect(unapproved(PAGE, ["A parent stays the whole time."], tampered).sentences).toHaveLength(1);
});

test("approving a page again forgets what it no longer says", () => {
  const again = approvePage({ [PAGE]: approved }, PAGE, ["Call us."]);
  expect(Object.values(again[PAGE] ?? {})).toEqual(["Call us."]);
});

test("spacing makes no other sentence", () => {
  expect(hashOf("Call  us.\n")).toBe(hashOf("Call us."));
});

test.each(sharing)("what %s says by naming a shared question is signed with it", (page) => {
  const file = parse(readFileSync("content/shared-questions.yaml", "utf8"));
  const used = readFileSync(page, "utf8");
  const shared: { id: string; question: string }[] = file.questions;
  const [named] = shared.filter(({ id }) => used.includes(`use: ${id}\n`));
  expect(pageSentences(`services/${basename(page, ".yaml")}`)).toContain(named?.question);
});
