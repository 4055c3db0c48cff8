import { existsSync } from "node:fs";
import { join } from "node:path";
import { attribute } from "../../tools/build/page/html-tree.ts";
import { builtPage, linksAmong, PAGE_PATHS, SITE_FOLDER, textIn } from "../support/built-site.ts";
import { site } from "../support/content.ts";
import { expect, test } from "../support/server.ts";

const DOCUMENT_PATHS = [...PAGE_PATHS, "/404"];

const everyLink = DOCUMENT_PATHS.flatMap((from) =>
  linksAmong(builtPage(from).all).map((link) => ({ from, ...link })),
);
const idsOn = (path: string) =>
  builtPage(path).all.flatMap((element) => attribute(element, "id") ?? []);

function problemOf(from: string, href: string): string | undefined {
  const { pathname, hash } = new URL(href, `http://site${from}`);
  if (!DOCUMENT_PATHS.includes(pathname)) {
    const file = join(SITE_FOLDER, pathname);
    return existsSync(file) || existsSync(`${file}.html`) ? undefined : "no such page";
  }
  if (pathname === "/404" && from !== pathname) return "no such page";
  const fragment = decodeURIComponent(hash.slice(1));
  return fragment === "" || idsOn(pathname).includes(fragment) ? undefined : "no such fragment";
}

test("every internal link leads to an existing page and fragment, without a redirect", () => {
  const internal = everyLink.filter(({ href }) => /^[/#?]/.test(href));
  expect(internal.length).toBeGreaterThan(DOCUMENT_PATHS.length);
  const broken = internal.flatMap(({ from, href }) => {
    const moved = /^\/.*(\.html|[^/]\/)(#|\?|$)/.test(href) ? "it redirects" : undefined;
    const problem = problemOf(from, href) ?? moved;
    return problem ? [`${from}: ${href}: ${problem}`] : [];
  });
  expect(broken).toEqual([]);
});

test("every link has an accessible name and a known kind of address", () => {
  const known = /^(\/|#|https:\/\/|tel:\+?\d|mailto:\S+@)/;
  expect(
    everyLink.filter(({ href, text, label }) => !(text || label) || !known.test(href)),
  ).toEqual([]);
});

test("links that leave the site open a new tab, say so, and have rel=noopener", () => {
  const away = everyLink.filter(({ href }) => href.startsWith("https:"));
  expect(away.length).toBeGreaterThan(0);
  const wrong = away.filter(
    ({ target, rel, text, label }) =>
      target !== "_blank" ||
      !rel.split(" ").includes("noopener") ||
      !(label || text).includes(site.opensNewTab),
  );
  expect(wrong).toEqual([]);
});

test("each title is used once", () => {
  const titles = DOCUMENT_PATHS.map((path) =>
    builtPage(path)
      .all.filter(({ tagName }) => tagName === "title")
      .map(textIn)
      .join(),
  );
  expect(new Set(titles).size).toBe(titles.length);
});
