import { ONE_PATH_PER_KIND } from "../support/built-site.ts";
import { skipUnlessConnected } from "../support/connected.ts";
import { loadFrames } from "../support/frames.ts";
import { mockProviders, respondWorking } from "../support/providers.ts";
import { expect, open, test } from "../support/test.ts";

skipUnlessConnected();

// A policy violation is logged, and any console message fails the test.
for (const path of ONE_PATH_PER_KIND)
  test(`${path} keeps its own policy with every integration connected`, async ({ page }) => {
    const requestedUrls = await mockProviders(page, respondWorking);
    await open(page, path);
    await loadFrames(page);
    await expect.poll(() => requestedUrls, "requests to an integration").not.toEqual([]);
  });

test.describe("A script from a host that no integration uses", () => {
  test.use({ allowedMessages: /elsewhere\.example/ });

  test("is stopped by the policy", async ({ page, messages }) => {
    await mockProviders(page, respondWorking);
    await open(page, "/");
    await page.addScriptTag({ url: "https://elsewhere.example/script.js" }).catch(() => undefined);
    await expect.poll(() => messages.join()).toContain("CSP violation: script-src-elem");
  });
});
