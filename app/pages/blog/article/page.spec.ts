import { htmlOf } from "../../../../tests/support/built-site.ts";
import { articles, blog, clinic } from "../../../../tests/support/content.ts";
import { expect, open, test } from "../../../../tests/support/test.ts";
import { longDate, phoneLink } from "../../../facts/in-words.ts";

const words = blog.article;
const author = `${clinic.practitioner.name} (${clinic.practitioner.title})`;

/** What the specification names for each article: the way back, and where its booking button leads. */
const NAMED: Record<string, { back: string; button: string; href: string | undefined }> = {
  "can-chiropractic-help-my-child": {
    back: "Back to Blog",
    button: "Book a Consultation",
    href: "/contact",
  },
  "chiropractor-vs-physiotherapist": {
    back: "Back to Blog",
    button: "Book Consultation",
    href: "/contact",
  },
  "exploring-nervous-system-chiropractic-care": {
    back: "Back to Articles",
    button: "Book Consultation",
    href: undefined,
  },
  "chiropractors-holistic-approach-whole-body-health": {
    back: "Back to Blog",
    button: "Book Consultation",
    href: phoneLink(clinic.phone),
  },
  "10-ways-calm-nervous-system": {
    back: "Back",
    button: "Book Consultation",
    href: clinic.booking.general,
  },
  "posture-problem": {
    back: "Back to Blog",
    button: "Book Consultation",
    href: phoneLink(clinic.phone),
  },
};

for (const article of articles) {
  const named = NAMED[article.slug];

  test(`${article.to} says what it is, by whom and when`, async ({ page }) => {
    await open(page, article.to);
    const head = page.getByRole("main").locator("header").first();
    await expect(head.getByRole("heading", { level: 1 })).toHaveText(article.title);
    await expect(head).toContainText(`By ${author}`);
    await expect(head).toContainText(`${article.readMinutes} min read`);
    await expect(head.getByRole("time").first()).toHaveText(longDate(article.date));
    await expect(head.getByRole("link", { name: named?.back ?? article.back })).toHaveAttribute(
      "href",
      "/blog",
    );
    await expect(page.getByRole("region", { name: words.about.label })).toContainText(author);
    await expect(
      page.getByRole("heading", { name: "When to get medical help first" }),
    ).toBeVisible();
    await expect(page.getByText("This page is general information.")).toBeVisible();
    const reviewed = page.getByText("Last reviewed");
    if (article.reviewed === "pending") await expect(reviewed).toHaveCount(0);
    else await expect(reviewed).toContainText(longDate(article.reviewed));
  });

  test(`${article.to} lists its contents, and each entry leads to its heading`, async ({
    page,
  }) => {
    await open(page, article.to);
    const entries = page.getByRole("navigation", { name: words.contents }).getByRole("link");
    await expect(entries).toHaveText(article.contents.map(({ title }) => title));
    for (const entry of await entries.all()) {
      const id = (await entry.getAttribute("href"))?.slice(1);
      const target = page.locator(`[id="${id}"]`);
      await expect(target).toHaveText((await entry.textContent()) ?? "");
    }
  });

  test(`${article.to} leads on as specified`, async ({ page }) => {
    await open(page, article.to);
    const next = page.locator("section", {
      has: page.getByRole("heading", { name: words.next.title }),
    });
    const button = next.getByRole("link", { name: named?.button ?? article.booking.label });
    if (named && named.href === undefined) {
      await expect(next.getByText(named.button)).toBeVisible();
      await expect(button).toHaveCount(0);
      await expect(next.getByRole("link", { name: words.online })).toHaveAttribute(
        "href",
        clinic.booking.general,
      );
    } else {
      await expect(button).toHaveAttribute("href", named?.href ?? /./);
    }
    await expect(page.getByRole("link", { name: /^Read More/ })).toHaveCount(3);
  });

  test(`${article.to} opens with what to keep and ends with what it rests on`, async ({ page }) => {
    await open(page, article.to);
    const keyPoints = page.getByRole("region", { name: words.keyPoints });
    await expect(keyPoints.getByRole("listitem")).toHaveText(article.keyPoints);
    const sources = page.getByRole("region", { name: words.sources, exact: true });
    await expect(sources).toHaveCount(article.sources.length > 0 ? 1 : 0);
    for (const { title, url } of article.sources)
      await expect(sources.getByRole("link", { name: title })).toHaveAttribute("href", url);
  });

  test(`${article.to} shows its drawings, each with its words`, async ({ page }) => {
    await open(page, article.to);
    const drawings = page.locator("[data-prose] figure:has(> picture)");
    await expect(drawings).toHaveCount(Object.keys(article.figures).length);
    for (const drawing of await drawings.all()) {
      await expect(drawing.locator("figcaption")).not.toBeEmpty();
      await expect(drawing.getByRole("img")).toHaveAttribute("alt", /\w/);
    }
  });

  test(`${article.to} cites sources that open as they should`, async ({ page }) => {
    await open(page, article.to);
    const sources = page.locator('[data-prose] a[href^="http"]');
    expect(await sources.count()).toBeGreaterThan(0);
    for (const source of await sources.all()) {
      await expect(source).toHaveAttribute("target", "_blank");
      await expect(source).toHaveAttribute("rel", "noopener");
      await expect(source).toHaveAttribute("href", /^https:/);
    }
  });

  test(`${article.to} describes itself to search engines`, () => {
    const data = [
      ...htmlOf(article.to).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs),
    ].map(([, json = ""]) => JSON.parse(json));
    expect(data).toContainEqual(
      expect.objectContaining({
        "@type": "BlogPosting",
        headline: article.title,
        datePublished: article.published,
        dateModified: article.modified,
        inLanguage: "en-AU",
        author: expect.objectContaining({ name: author }),
      }),
    );
    expect(JSON.stringify(data)).not.toMatch(/"(Review|AggregateRating|FAQPage)"/);
  });
}

test("the paediatric article has two tables and the rule on spinal manipulation", async ({
  page,
}) => {
  await open(page, "/blog/can-chiropractic-help-my-child");
  await expect(page.getByRole("table")).toHaveCount(2);
  const rule = "We do not use spinal manipulation with children under two years of age.";
  await expect(page.getByText(rule).first()).toBeVisible();
});

test("ten ways are ten, and lead to a visit and to a message", async ({ page }) => {
  await open(page, "/blog/10-ways-calm-nervous-system");
  const numbered = page.locator("[data-prose]").getByRole("heading", { level: 2, name: /^\d+\./ });
  await expect(numbered).toHaveCount(10);
  await expect(page.getByRole("main").getByRole("link", { name: "Get In Touch" })).toHaveAttribute(
    "href",
    "/contact",
  );
});

test("a helpline named in an article calls it", async ({ page }) => {
  await open(page, "/blog/10-ways-calm-nervous-system");
  const { name, number } = clinic.helplines.lifeline;
  await expect(
    page.locator("[data-prose]").getByRole("link", { name: `${name} on ${number}` }),
  ).toHaveAttribute("href", `tel:${number.replaceAll(" ", "")}`);
});

test("the posture article has its sections and three tips", async ({ page }) => {
  await open(page, "/blog/posture-problem");
  const prose = page.locator("[data-prose]");
  for (const section of [
    /spinal alignment/i,
    /breathing and lung capacity/i,
    /muscle tension/i,
    /digestive health/i,
    /psychological impact/i,
  ])
    await expect(prose.getByRole("heading", { level: 2, name: section })).toBeVisible();
  await expect(prose.getByRole("heading", { name: /^Tip \d/ })).toHaveCount(3);
  await expect(prose).toContainText(/eye level/);
  await expect(prose).toContainText(/vertically along the line of your spine/);
  await expect(prose).toContainText(/five minutes a day|5 minutes a day/i);
  await expect(page.getByRole("main").getByRole("link", { name: "Get In Touch" })).toHaveAttribute(
    "href",
    "/contact",
  );
});

test.describe("sharing", () => {
  const [article] = articles;
  if (!article) throw new Error("The content holds no article.");

  test("opens the device's own sheet where there is one", async ({ page }) => {
    await page.addInitScript(() => {
      navigator.share = async (data) => {
        document.documentElement.dataset.shared = data?.url ?? "";
      };
    });
    await open(page, article.to);
    await page.getByRole("button", { name: words.share }).click();
    await expect(page.locator("html")).toHaveAttribute("data-shared", new RegExp(`${article.to}$`));
  });

  test("copies the address where there is none", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.addInitScript(() => Object.defineProperty(navigator, "share", { value: undefined }));
    await open(page, article.to);
    await page.getByRole("button", { name: words.share }).click();
    await expect(page.getByRole("status").filter({ hasText: words.copied })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      new RegExp(`${article.to}$`),
    );
  });
});

test.describe("on a narrow screen", () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test("a table's rows are blocks that say which column a value is from", async ({ page }) => {
    await open(page, "/blog/can-chiropractic-help-my-child");
    const table = page.getByRole("table").first();
    const columns = await table.getByRole("columnheader").allTextContents();
    const row = table.getByRole("row").nth(1);
    const values = await row.getByRole("cell").all();
    expect(values).toHaveLength(columns.length - 1);
    for (const [i, value] of values.entries())
      await expect(value).toHaveAttribute("data-label", columns[i + 1] ?? "a column");
    const heading = await row.getByRole("rowheader").boundingBox();
    const first = await values[0]?.boundingBox();
    expect(first?.y).toBeGreaterThanOrEqual((heading?.y ?? 0) + (heading?.height ?? 0));
  });
});

test("an article prints as words: no bar, no buttons, addresses spelled out, tables whole", async ({
  page,
}) => {
  await open(page, "/blog/can-chiropractic-help-my-child");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await expect(page.getByRole("heading", { name: words.next.title })).toBeHidden();
  const source = page.locator('[data-prose] a[href^="http"]').first();
  const after = await source.evaluate((link) => getComputedStyle(link, "::after").content);
  expect(after).toContain((await source.getAttribute("href")) ?? "nothing");
  const overflow = await page
    .getByRole("table")
    .first()
    .evaluate((table) => table.parentElement && getComputedStyle(table.parentElement).overflowX);
  expect(overflow).toBe("visible");
});
