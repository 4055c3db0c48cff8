import { ContentError } from "content-files";
import { attribute, elementsIn, type HtmlPage } from "./html-tree.ts";

const valuesOf = ({ document }: HtmlPage, name: string): string[] =>
  [...elementsIn(document)].flatMap((element) => attribute(element, name) ?? []);

/**
 * Checks that each link to `/page#id` finds that id on `/page`. The content check can't know: it runs before the pages
 * are rendered.
 * @throws ContentError with one line per broken link
 */
export function refuseBrokenFragments(pages: readonly HtmlPage[]): void {
  const ids = new Map(pages.map((page) => [page.path, new Set(valuesOf(page, "id"))]));
  const broken = new Map<string, Set<string>>();
  for (const page of pages) {
    for (const href of valuesOf(page, "href").filter((value) => /^\/?[^:]*#/.test(value))) {
      const { pathname, hash } = new URL(href, `http://site${page.path}`);
      const there = ids.get(pathname);
      if (!hash || !there || there.has(decodeURIComponent(hash.slice(1)))) continue;
      const link = pathname + hash;
      broken.set(link, (broken.get(link) ?? new Set()).add(page.path));
    }
  }
  if (broken.size > 0) {
    throw new ContentError(
      [...broken].map(
        ([link, on]) =>
          `content: found a link to ${link} on ${[...on].join(", ")}; expected an id that is on ${link.replace(/#.*/, "")}`,
      ),
    );
  }
}
