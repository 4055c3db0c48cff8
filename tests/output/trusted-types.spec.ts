import { connectedIntegrations } from "../../app/integrations/all-integrations.ts";
import { clinic } from "../support/content.ts";
import { FRAMEWORK_FILE } from "../support/hydration.ts";
import { expect, open, test } from "../support/test.ts";

/** A provider's script may write any HTML, so with one connected the policy can't require Trusted Types. */
const connected = connectedIntegrations(clinic.integrations);
const hasProviderScripts = connected.some(({ scriptUrl }) => scriptUrl);

// A refusal is logged, and the test fixture fails on any unexpected message.
const writeHtml = (text: string) => {
  try {
    document.createElement("div").innerHTML = text;
    return "written";
  } catch (error) {
    return error instanceof TypeError ? "refused" : String(error);
  }
};

test.describe("HTML with elements", () => {
  test.skip(hasProviderScripts, "needs a site without provider scripts");
  test.use({ allowedMessages: /TrustedHTML|require-trusted-types-for|trusted-types/i });

  test("is refused, but plain text isn't", async ({ page }) => {
    await open(page, "/");
    expect(await page.evaluate(writeHtml, "<img src=x onerror=alert(1)>")).toBe("refused");
    expect(await page.evaluate(writeHtml, "Words only")).toBe("written");
  });

  test("is refused before hydration as well", async ({ page }) => {
    // Never answered, because a failed request would be logged.
    await page.route(FRAMEWORK_FILE, () => undefined);
    await page.goto("/", { waitUntil: "domcontentloaded" });
    expect(await page.evaluate(writeHtml, "<b>bold</b>")).toBe("refused");
  });
});
