import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { approvePage, hashOf, pageSentences, unapproved } from "./approved.ts";

/** The services that use a shared question. */
const sharing = globSync("content/pages/services/*.yaml").filter((file) =>
  /^ +- use: /m.test(readFileSync(file, "utf8")),
);

const PAGE = "pages/services/babies-children";
const CURRENT = ["We look at how your child moves.", "A parent stays the whole time."];
const approved = approvePage({}, PAGE, CURRENT)[PAGE] ?? {};

test("a fully approved page has no unapproved sentences, a new page only those", () => {
  expect(unapproved(PAGE, CURRENT, approved).sentences).toEqual([]);
  expect(unapproved(PAGE, CURRENT, {}).sentences).toEqual(CURRENT.map((text) => ({ text })));
});

test("a changed sentence comes with the old one, a new one doesn't", () => {
  const now = ["We look at how your baby moves.", "A parent stays the whole time.", "Call us."];
  expect(unapproved(PAGE, now, approved).sentences).toEqual([
    { text: "We look at how your baby moves.", was: "We look at how your child moves." },
    { text: "Call us." },
  ]);
});

test("a sentence that was edited in the file of approved ones isn't approved", () => {
  const tampered = { [hashOf("A parent stays the whole time.")]: "No parent stays." };
  expect(unapproved(PAGE, ["A parent stays the whole time."], tampered).sentences).toHaveLength(1);
});

test("approving a page again drops sentences that it no longer has", () => {
  const again = approvePage({ [PAGE]: approved }, PAGE, ["Call us."]);
  expect(Object.values(again[PAGE] ?? {})).toEqual(["Call us."]);
});

test.each(sharing)("%s: the shared questions that it uses are approved with it", (page) => {
  const file = parse(readFileSync("content/shared-questions.yaml", "utf8"));
  const used = readFileSync(page, "utf8");
  const shared: { id: string; question: string }[] = file.questions;
  const [question] = shared.filter(({ id }) => used.includes(`use: ${id}\n`));
  expect(pageSentences(`pages/services/${basename(page, ".yaml")}`)).toContain(question?.question);
});
