import { createHash } from "node:crypto";
import { brotliCompressSync, constants } from "node:zlib";
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

/** Bytes of HTML in the first round trip: ten packets of 1,460 bytes (RFC 6928), less 1,200 for the response headers. */
const FIRST_ROUND_TRIP = 14_600 - 1_200;

/** A quarter of the highest level's time. The served file is up to 10% smaller, so a page that just fits is split. */
const LEVEL_9 = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** Finds the `<style>` from app/root.tsx that declares the order of the layers. It has to come before any rule. */
function layerOrder({ file, head }: Page): Element {
  const [style, ...more] = [...elementsIn(head)].filter(({ tagName }) => tagName === "style");
  if (!style || more.length > 0)
    throw new Error(`${file}: found ${more.length + (style ? 1 : 0)} <style>, expected root.tsx's`);
  return style;
}

/** The whole site's stylesheet, its classes, and those of them that are in no page's HTML. */
export type SiteCss = { text: string; classes: ReadonlySet<string>; inNoPage: ReadonlySet<string> };

export function readSiteCss(text: string, pages: readonly Page[]): SiteCss {
  const inHtml = pages.flatMap((page) => [...namesIn(page.document).classes]);
  const classes = classesIn(text);
  return { text, classes, inNoPage: classes.difference(new Set(inHtml)) };
}

/**
 * Writes a page's CSS into its head, which saves a round trip before first paint: 150 ms on a slow phone. If the page
 * then doesn't fit into the first round trip, only the above-the-fold CSS is inline. The rest goes into a file that is
 * linked right after the hero, so that it doesn't delay the hero, and what follows isn't painted unstyled.
 * @param stylesheet the link to the whole site's stylesheet
 * @param script the page's script. Classes it mentions are kept as if they were in the HTML, as are those in no page's HTML
 * @returns the file with the rest, if the page needs one
 */
export function inlineCss(
  page: Page,
  stylesheet: Element,
  css: SiteCss,
  script: string,
): { file: string; text: string } | undefined {
  // It's fetched once the page is idle: app/navigation/site-stylesheet.ts.
  setAttribute(stylesheet, "disabled", "");
  const style = layerOrder(page);
  const order = textOf(style);
  const { end, shown } = aboveTheFold(page.document, page.file);
  const addedByScript = css.classes.intersection(new Set(script.match(/[\w-]+/g)));
  const { critical, deferred, pageCss } = splitCss(css.text, {
    shown,
    page: namesIn(page.document, css.inNoPage.union(addedByScript)),
    html: serialisePage(page),
  });
  setText(style, order + pageCss);
  if (brotliCompressSync(serialisePage(page), LEVEL_9).length <= FIRST_ROUND_TRIP) return undefined;
  setText(style, order + critical);
  const hash = createHash("sha256").update(deferred).digest("base64url").slice(0, 8);
  const file = `assets/page-${hash}.css`;
  const link = { rel: "stylesheet", href: `/${file}`, "data-page-css": "" };
  insertAfter(end, createElement("link", link));
  return { file, text: deferred };
}
