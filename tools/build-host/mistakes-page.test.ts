import { expect, test } from "vitest";
import { isPreview, mistakesPage } from "./mistakes-page.ts";

test.each([
  ["a preview at Cloudflare", { CF_PAGES_BRANCH: "cms/clinic/clinic" }, true],
  ["the site at Cloudflare", { CF_PAGES_BRANCH: "main" }, false],
  ["a preview at Netlify", { CONTEXT: "deploy-preview" }, true],
  ["the site at Netlify", { CONTEXT: "production" }, false],
  ["a local build", {}, false],
])("isPreview recognises %s", (_, env, expected) => {
  expect(isPreview(env, "main")).toBe(expected);
});

test("shows only the lines with the mistakes, and why", () => {
  const page = mistakesPage(
    "> check\n\u001b[31mcontent/clinic.yaml: hours.3: found <nothing>\u001b[0m\nnote: content/a.mdx: b\n  Why: Long.\nwarning: content/a.mdx: c\n  Why: Hurry.\nnpm error code 1",
  );
  expect(page).toContain(
    ">content/clinic.yaml: hours.3: found &lt;nothing>\nwarning: content/a.mdx: c\n  Why: Hurry.</pre>",
  );
});

test("shows the end of the output for any other failure", () => {
  expect(mistakesPage("one\ntwo")).toContain("one\ntwo</pre>");
});
