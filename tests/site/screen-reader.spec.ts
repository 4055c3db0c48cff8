import { htmlOf, PAGES } from "../support/built-site.ts";
import { articles, blog, clinic } from "../support/content.ts";
import { expect, open, test } from "../support/test.ts";

test("every link to the emergency number includes its name", async ({ page }) => {
  const { name, number } = clinic.helplines.emergency;
  // Parsed on an empty page, so that no content security policy interferes.
  const linksIn = (html: string) =>
    page.evaluate(
      ([text, to]) =>
        [...new DOMParser().parseFromString(text, "text/html").querySelectorAll("a")]
          .filter((link) => link.getAttribute("href") === to)
          .map((link) => link.textContent.replaceAll("\u00a0", " ")),
      [html, `tel:${number}`] as const,
    );
  const found: string[] = [];
  for (const path of PAGES) {
    const words = await linksIn(htmlOf(path));
    found.push(...words);
    expect
      .soft(new Set([...words, `${name} (${number})`]), path)
      .toEqual(new Set([`${name} (${number})`]));
  }
  expect(found).not.toEqual([]);
});

test("nothing is written twice, for the eye and for screen readers: a visitor would copy both", async ({
  page,
}) => {
  const doubles = (html: string) =>
    page.evaluate((text) => {
      const wordsOf = (element: Element | null) => element?.textContent.match(/[\w:]+/g) ?? [];
      const { body } = new DOMParser().parseFromString(text, "text/html");
      return [...body.querySelectorAll(".visually-hidden")].flatMap((hidden) => {
        const { parentElement } = hidden;
        const words = wordsOf(hidden);
        hidden.remove();
        const shown = new Set(wordsOf(parentElement));
        const repeated = words.filter((word) => shown.has(word));
        return repeated.length > words.length / 2 ? [hidden.textContent] : [];
      });
    }, html);
  const found = await Promise.all(PAGES.map(async (path) => [path, await doubles(htmlOf(path))]));
  expect(found).toEqual(PAGES.map((path) => [path, []]));
});

test("a card's photo comes after its title in reading order", async ({ page }) => {
  await open(page, "/blog");
  const cards = page.getByRole("main").getByRole("article");
  for (const card of await cards.all()) {
    const order = await card
      .locator("h3, img")
      .evaluateAll((parts) => parts.map(({ tagName }) => tagName));
    expect(order).toEqual(["H3", "IMG"]);
    const [title, picture] = [card.getByRole("heading"), card.locator("picture")];
    const top = async (part: typeof title) => (await part.boundingBox())?.y ?? Number.NaN;
    expect(await top(picture)).toBeLessThan(await top(title));
  }
  await expect(cards).toHaveCount(articles.length);
});

test.describe("on a narrow screen", () => {
  test.use({ viewport: { width: 360, height: 800 } });

  test("a table's labels are visible, but not read out in addition to its header cells", async ({
    page,
  }) => {
    const article = articles.find(({ body }) => body.includes("<Table"));
    test.skip(!article, "no article has a table");
    await open(page, article?.to ?? "");
    const label = await page
      .locator("[data-prose] td")
      .first()
      .evaluate((cell) => getComputedStyle(cell, "::before").content);
    expect(label).toMatch(/^".+" \/ ""$/);
  });

  test("screen readers still announce a table whose rows are display: block", async ({ page }) => {
    const article = articles.find(({ body }) => body.includes("<Table"));
    test.skip(!article, "no article has a table");
    await open(page, article?.to ?? "");
    const table = page.locator("[data-prose] table").first();
    await expect(table).toHaveCSS("display", "block");
    // Read from the browser's own accessibility tree, which Playwright's role locators don't cover.
    const browser = await page.context().newCDPSession(page);
    const { nodes } = await browser.send("Accessibility.getFullAXTree");
    const heard = nodes.map(({ role }) => role?.value);
    const cells = await page.locator("[data-prose] tbody td").count();
    expect(heard.filter((role) => role === "cell").length).toBe(cells);
    expect(heard).toEqual(expect.arrayContaining(["table", "row", "columnheader", "rowheader"]));
  });
});

test("the table of contents shows the whole focus ring", { tag: "@long" }, async ({ page }) => {
  await open(page, articles[0]?.to ?? "");
  const link = page
    .getByRole("navigation", { name: blog.article.contents })
    .getByRole("link")
    .first();
  await link.focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Shift+Tab");
  const offset = await link.evaluate((element) =>
    Number.parseFloat(getComputedStyle(element).outlineOffset),
  );
  expect(offset).toBeLessThanOrEqual(-3);
});
