import type { Page } from "@playwright/test";
import { addressLines, mailLink } from "../../app/facts/format.ts";
import { htmlOf, PAGES } from "../support/built-site.ts";
import { clinic, services, servicesLabel, site } from "../support/content.ts";
import { waitForSections } from "../support/hydration.ts";
import { expect, open, test } from "../support/test.ts";
import { expectShownWithoutScript } from "../support/unseen-words.ts";

// What happens to pages once they're out: something added to an address, HTML changed by a host or a phone, old copies.

const [, about] = site.navigation.items;
const blog = site.navigation.items.find(({ to }) => to === "/blog");

/** Opens the blog from the header, and comes back. */
async function expectNavigates(page: Page, path: string): Promise<void> {
  const title = await page.title();
  const header = page.getByRole("banner");
  await header.getByRole("link", { name: blog?.label, exact: true }).click();
  await expect(page).toHaveURL("/blog");
  await page.goBack();
  await expect(page).toHaveURL(path);
  await expect(page).toHaveTitle(title);
}

for (const added of ["?utm_source=ig&utm_medium=social", "#100%", "?gclid=1#%E0"])
  test(`${added} after an address changes nothing`, async ({ page }) => {
    const path = `${about?.to}${added}`;
    await open(page, path);
    await expect(page).toHaveURL(path);
    const canonical = page.locator("link[rel=canonical]");
    await expect(canonical).toHaveAttribute("href", `${clinic.website}${about?.to}`);
    await expectNavigates(page, path);
  });

test("an address with a name and a password works", async ({ page, baseURL }) => {
  const path = about?.to ?? "";
  await open(page, `${baseURL?.replace("://", "://user:pass@")}${path}`);
  await expectNavigates(page, path);
});

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

for (const path of ["/", "/contact"])
  test(`the mail links of ${path} work behind Cloudflare`, async ({ page }) => {
    await page.route(path, (route) => route.fulfill({ body: hideMailAddresses(htmlOf(path)) }));
    await open(page, path);
    const links = page.locator('a[href^="mailto:"]');
    await expect(links).not.toHaveCount(0);
    for (const link of await links.all())
      await expect(link).toHaveAttribute("href", mailLink(clinic.email));
    await expect(page.locator('a[href^="/cdn-cgi"]')).toHaveCount(0);
    await expect(page.locator("body")).not.toContainText("protected]");
  });

/** Runs in the page: makes links of phone numbers, addresses and times, as an iPhone does. */
function linkData(pattern: string): number {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    if (!text.parentElement?.closest("a, script, style") && new RegExp(pattern).test(text.data))
      found.push(text);
  }
  for (const text of found) {
    const link = document.createElement("a");
    link.setAttribute("x-apple-data-detectors", "true");
    text.replaceWith(link);
    link.append(text);
  }
  return found.length;
}

for (const path of ["/", services[0]?.to ?? ""])
  test(`${path} survives an iPhone's links`, async ({ page }) => {
    await open(page, path);
    await waitForSections(page);
    const days = clinic.hours.map(({ day }) => day);
    const known = [...addressLines(clinic), clinic.phone, ...days].map((text) =>
      text.replace(/[()]/g, "\\$&"),
    );
    expect(await page.evaluate(linkData, [...known, "\\d [ap]m"].join("|"))).toBeGreaterThan(0);
    // Today's hours take the place of the week's, two seconds after hydration.
    await expect(page.getByText(new RegExp(`^${site.today}`)).first()).toBeVisible();
    await expect(page.getByText(site.failure.title)).toHaveCount(0);
    await expectNavigates(page, path);
  });

test.describe("an old page whose files are gone", () => {
  test.use({ allowedMessages: /404|did not load/ });

  test("shows its text, and its links lead on", async ({ page }) => {
    await page.route("/assets/**", (route) => route.fulfill({ status: 404 }));
    await expectShownWithoutScript(page, "/");
    await expect(page.locator("html")).not.toHaveAttribute("data-js");
    await page.getByRole("banner").getByRole("link", { name: servicesLabel, exact: true }).click();
    await expect(page).toHaveURL("/services");
  });
});

/** Runs in the page: hidden words that mostly repeat the words shown next to them. Who copies the text gets both. */
function repeatedWords(html: string): string[] {
  const wordsOf = (element: Element | null) => element?.textContent.match(/[\w:]+/g) ?? [];
  const { body } = new DOMParser().parseFromString(html, "text/html");
  return [...body.querySelectorAll(".visually-hidden")].flatMap((hidden) => {
    const { parentElement } = hidden;
    const words = wordsOf(hidden);
    hidden.remove();
    const shown = new Set(wordsOf(parentElement));
    return words.filter((word) => shown.has(word)).length > words.length / 2
      ? [hidden.textContent]
      : [];
  });
}

test("copied hours, months and other words are there once", async ({ page }) => {
  for (const path of PAGES)
    expect(await page.evaluate(repeatedWords, htmlOf(path)), path).toEqual([]);
});
