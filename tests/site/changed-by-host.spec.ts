import { htmlOf } from "../support/built-site.ts";
import { clinic, legalPages } from "../support/content.ts";
import { expect, open, test } from "../support/test.ts";

/** What Cloudflare does by default to every mail address in a body, except between its markers. */
function hideMailAddresses(html: string): string {
  const [head = "", body = ""] = html.split(/(?=<body)/);
  const parts = body.split(/(<!--email_off-->.*?<!--\/email_off-->)/s);
  const hidden = parts.map((part, i) =>
    i % 2 === 1
      ? part
      : part
          .replaceAll(/mailto:[^"]*/g, "/cdn-cgi/l/email-protection#00")
          .replaceAll(clinic.email, "[email&#160;protected]"),
  );
  return head + hidden.join("");
}

for (const path of ["/", "/contact", ...legalPages.map(({ to }) => to)])
  test(`the mail links of ${path} work behind Cloudflare`, async ({ page }) => {
    await page.route(path, (route) => route.fulfill({ body: hideMailAddresses(htmlOf(path)) }));
    await open(page, path);
    const links = page.locator('a[href^="mailto:"]');
    await expect(links).not.toHaveCount(0);
    for (const link of await links.all())
      await expect(link).toHaveAttribute("href", `mailto:${clinic.email}`);
    await expect(page.locator('a[href^="/cdn-cgi"]')).toHaveCount(0);
    await expect(page.locator("body")).not.toContainText("protected]");
  });
