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

test("shows only the lines with the mistakes", () => {
  const page = mistakesPage(
    "> check\n\u001b[31mcontent/clinic.yaml: hours.3: found <nothing>, expected a time\u001b[0m\nnpm error code 1",
  );
  expect(page).toContain("content/clinic.yaml: hours.3: found &lt;nothing>, expected a time</pre>");
  expect(page).not.toContain("npm error");
});

test("shows the end of the output for any other failure", () => {
  expect(mistakesPage("one\ntwo")).toContain("one\ntwo</pre>");
});
