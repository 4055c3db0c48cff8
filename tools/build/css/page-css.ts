import { createHash } from "node:crypto";
import { brotliCompressSync } from "node:zlib";
import { aboveTheFold, classesIn, namesIn, splitCss } from "critical-css";
import {
  createElement,
  type Element,
  elementsIn,
  insertAfter,
  type Page,
  serialisePage,
  setAttribute,
  setText,
  textOf,
} from "../page/html-tree.ts";

/**
 * What a server may send before it waits for the first answer, the initial congestion window: ten packets of 1,460
 * bytes, of which a page's headers and its policy take up to 1,200.
 */
const FIRST_ROUND_TRIP = 14_600 - 1_200;

/** The `<style>` of app/root.tsx with the order of the layers, which has to come before any rule. */
function layerOrder({ file, head }: Page): Element {
  const [style, ...more] = [...elementsIn(head)].filter(({ tagName }) => tagName === "style");
  if (!style || more.length > 0)
    throw new Error(`${file}: found ${more.length + (style ? 1 : 0)} <style>, expected root.tsx's`);
  return style;
}

/** The stylesheet of the whole site, and its classes that no page has before a script puts them there. */
export type SiteCss = { text: string; byScriptOnly: ReadonlySet<string> };

export function readSiteCss(text: string, pages: readonly Page[]): SiteCss {
  const inHtml = pages.map((page) => namesIn(page.document).classes);
  const all = classesIn(text);
  return { text, byScriptOnly: all.difference(inHtml.reduce((a, b) => a.union(b), new Set())) };
}

/**
 * Writes a page's CSS into its head. Where the page would no longer fit into the first round trip, only what is above
 * the fold is inline, and a file right behind the opening section brings the rest: nothing above waits for it, and
 * nothing below is painted without it.
 * Saves a round trip before first paint: 150 ms on a slow phone.
 * @param stylesheet the link to the stylesheet of the whole site
 * @returns the file, where the page has one
 */
export function inlineCss(
  page: Page,
  stylesheet: Element,
  css: SiteCss,
): { file: string; text: string } | undefined {
  // Not fetched before app/navigation/site-stylesheet.ts enables it.
  setAttribute(stylesheet, "disabled", "");
  const style = layerOrder(page);
  const order = textOf(style);
  const { end, shown } = aboveTheFold(page.document, page.file);
  const { critical, deferred, whole } = splitCss(css.text, {
    shown,
    page: namesIn(page.document, css.byScriptOnly),
    html: serialisePage(page),
  });
  setText(style, order + whole);
  if (brotliCompressSync(serialisePage(page)).length <= FIRST_ROUND_TRIP) return undefined;
  setText(style, order + critical);
  const hash = createHash("sha256").update(deferred).digest("base64url").slice(0, 8);
  const file = `assets/page-${hash}.css`;
  const link = { rel: "stylesheet", href: `/${file}`, "data-page-css": "" };
  insertAfter(end, createElement("link", link));
  return { file, text: deferred };
}
