import { createHash } from "node:crypto";
import { classesIn, namesAbove, namesIn, splitCss } from "critical-css";
import {
  appendChild,
  attribute,
  createElement,
  type Element,
  elementsIn,
  type Page,
  serialisePage,
  setAttribute,
  setText,
  textOf,
} from "../page/html-tree.ts";

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
 * Writes a page's above-the-fold CSS into its head, which saves a round trip before first paint: 150 ms on a slow phone. The
 * rest goes into a file that is linked right after the hero (`<DeferredCss>` in app/ui/section-boundaries.tsx), so that it
 * doesn't delay the hero, and what follows isn't painted unstyled. A page without that place has all its CSS in its head.
 * @param stylesheet the link to the whole site's stylesheet, which is disabled: app/navigation/site-stylesheet.ts
 * @param script the page's script. Classes it mentions are kept as if they were in the HTML, as are those in no page's HTML
 * @returns the file with the rest, if the page needs one
 */
export function inlineCss(
  page: Page,
  stylesheet: Element,
  css: SiteCss,
  script: string,
): { file: string; text: string } | undefined {
  setAttribute(stylesheet, "disabled", "");
  const style = layerOrder(page);
  const place = [...elementsIn(page.body)].find(
    (element) => attribute(element, "data-deferred-css") !== undefined,
  );
  const addedByScript = css.classes.intersection(new Set(script.match(/[\w-]+/g)));
  const { critical, deferred, pageCss } = splitCss(css.text, {
    shown: namesAbove(page.document, place),
    page: namesIn(page.document, css.inNoPage.union(addedByScript)),
    html: serialisePage(page),
  });
  setText(style, textOf(style) + (place ? critical : pageCss));
  if (!place) return undefined;
  const hash = createHash("sha256").update(deferred).digest("base64url").slice(0, 8);
  const file = `assets/page-${hash}.css`;
  appendChild(place, createElement("link", { rel: "stylesheet", href: `/${file}` }));
  return { file, text: deferred };
}
