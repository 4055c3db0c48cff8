import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { defaultTreeAdapter as tree } from "parse5";
import {
  attribute,
  elementsIn,
  parsePage,
  type TreeElement,
} from "../../tools/build/page/html-tree.ts";
import { allCaptures, firstCapture } from "../../tools/lib/captures.ts";

/** The deployable folder under test. */
export const SITE_FOLDER = join(process.env.BUILD_DIR ?? "build", "client");

/** A path that no page has. */
export const UNKNOWN_PATH = "/no-such-page";

if (!existsSync(join(SITE_FOLDER, "sitemap.xml")))
  throw new Error(`No built site in ${SITE_FOLDER}: run npm run build first.`);

/** When the site was built, from the sitemap, which every build writes anew. */
export const BUILT = statSync(join(SITE_FOLDER, "sitemap.xml")).mtime;

const sitemap = readFileSync(join(SITE_FOLDER, "sitemap.xml"), "utf8");
const urls = allCaptures(sitemap, /<loc>(.*?)<\/loc>/g).map((url) => new URL(url));

/** The site's origin, without a trailing slash. */
export const SITE_ORIGIN = new URL(firstCapture(sitemap, /<loc>(.*?)<\/loc>/)).origin;

/** The path of every page, from the sitemap. */
export const PAGE_PATHS: readonly string[] = urls.map(({ pathname }) => pathname);

/** A built page's HTML. */
export const htmlOf = (path: string): string =>
  readFileSync(join(SITE_FOLDER, path === "/" ? "index.html" : `${path}.html`), "utf8");

/** The policy in a page's head, "" if there is none. */
export const policyIn = (html: string): string =>
  /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/i.exec(html)?.[1] ?? "";

/** One page of each kind: all top-level pages, and the first page in each folder. */
export const ONE_PATH_PER_KIND = PAGE_PATHS.filter((path, i) => {
  const folder = /^\/[^/]*\//.exec(path)?.[0];
  return !folder || PAGE_PATHS.findIndex((other) => other.startsWith(folder)) === i;
});

/** All text inside an element, with single spaces. */
export function textIn(element: TreeElement): string {
  const text = (node: TreeElement): string =>
    node.childNodes
      .map((child) =>
        tree.isTextNode(child) ? child.value : tree.isElementNode(child) ? text(child) : "",
      )
      .join("");
  return text(element).replace(/\s+/g, " ").trim();
}

/** A built page's elements, and those in its main part. */
const read = (path: string) => {
  const { head, body } = parsePage({ file: path, path, html: htmlOf(path) });
  const all = [head, ...elementsIn(head), body, ...elementsIn(body)];
  const [main = body] = all.filter(({ tagName }) => tagName === "main");
  const inMain = [...elementsIn(main)];
  return { head, body, all, main, inMain, mainText: textIn(main) };
};
const known = new Map<string, ReturnType<typeof read>>();

/** A built page, parsed once in each worker. */
export function builtPage(path: string): ReturnType<typeof read> {
  const page = known.get(path) ?? read(path);
  known.set(path, page);
  return page;
}

/** The links among elements. */
export const linksAmong = (elements: readonly TreeElement[]) =>
  elements
    .filter(({ tagName }) => tagName === "a")
    .map((link) => ({
      text: textIn(link),
      label: attribute(link, "aria-label") ?? "",
      href: attribute(link, "href") ?? "",
      target: attribute(link, "target") ?? "",
      rel: attribute(link, "rel") ?? "",
    }));

export type Data = Record<string, unknown> & { "@type": string };

/** A page's structured data. */
export const dataOf = (path: string): Data[] =>
  allCaptures(htmlOf(path), /<script type="application\/ld\+json">(.*?)<\/script>/gs).map(
    (json) => JSON.parse(json) as Data,
  );
