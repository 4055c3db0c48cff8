import { existsSync } from "node:fs";
import { join } from "node:path";
import { htmlOf, PAGES, SITE_FOLDER } from "../support/built-site.ts";
import { expect, test } from "../support/server.ts";

type Link = { href: string; target: string; rel: string; name: string };
type Parsed = { title: string; ids: string[]; links: Link[] };

const DOCUMENTS = [...PAGES, "/404"];

/** Runs in the browser, for its HTML parser. */
function parse(html: string): Parsed {
  const document = new DOMParser().parseFromString(html, "text/html");
  const links = [...document.querySelectorAll("a")].map((link) => ({
    href: link.getAttribute("href") ?? "",
    target: link.target,
    rel: link.rel,
    name: [
      link.getAttribute("aria-label"),
      link.textContent,
      ...[...link.querySelectorAll("img")].map(({ alt }) => alt),
    ]
      .join("")
      .trim(),
  }));
  return {
    title: document.title,
    ids: [...document.querySelectorAll("[id]")].map(({ id }) => id),
    links,
  };
}

const parsed = new Map<string, Parsed>();

test.beforeAll(async ({ browser }) => {
  const page = await browser.newPage();
  for (const path of DOCUMENTS) parsed.set(path, await page.evaluate(parse, htmlOf(path)));
  await page.close();
});

const everyLink = () =>
  [...parsed].flatMap(([from, { links }]) => links.map((link) => ({ from, ...link })));

function problemOf(from: string, href: string): string | undefined {
  const { pathname, hash } = new URL(href, `http://site${from}`);
  const page = parsed.get(pathname);
  if (!page) {
    const file = join(SITE_FOLDER, pathname);
    return existsSync(file) || existsSync(`${file}.html`) ? undefined : "no such page";
  }
  if (pathname === "/404" && from !== pathname) return "no such page";
  const fragment = decodeURIComponent(hash.slice(1));
  return fragment === "" || page.ids.includes(fragment)
    ? undefined
    : "no such fragment on that page";
}

test("every internal link leads to an existing page and fragment", () => {
  const internal = everyLink().filter(({ href }) => /^[/#?]/.test(href));
  expect(internal.length).toBeGreaterThan(DOCUMENTS.length);
  const broken = internal.flatMap(({ from, href }) => {
    const problem = problemOf(from, href);
    return problem ? [`${from}: ${href}: ${problem}`] : [];
  });
  expect(broken).toEqual([]);
});

test("every link has an accessible name and a known kind of address", () => {
  const wrong = everyLink().filter(
    ({ href, name }) => name === "" || !/^(\/|#|https:\/\/|tel:\+?\d|mailto:\S+@)/.test(href),
  );
  expect(wrong).toEqual([]);
});

test("no page links to an address that redirects", () => {
  expect(everyLink().filter(({ href }) => /^\/.*(\.html|[^/]\/)(#|\?|$)/.test(href))).toEqual([]);
});

test("links that open a new tab have rel=noopener", () => {
  const tabs = everyLink().filter(({ target }) => target === "_blank");
  expect(tabs.length).toBeGreaterThan(0);
  expect(tabs.filter(({ rel }) => !rel.split(" ").includes("noopener"))).toEqual([]);
});

test("each title and each id is used once", () => {
  const titles = [...parsed.values()].map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
  for (const [path, { ids }] of parsed)
    expect([path, ids.filter((id, at) => ids.indexOf(id) !== at)]).toEqual([path, []]);
});
