import { ContentError } from "../content/content-error.ts";
import type { Page } from "./pages.ts";

const IDS = /\sid="([^"]+)"/g;
const PLACES = /\shref="((?:\/[^"#?]*)?)#([^"]+)"/g;

/**
 * Checks that every place a link names on a page of the site is there. Content is checked before there are
 * pages; what stands on them is known only now.
 * @throws ContentError with a line for each link that leads nowhere
 */
export function checkPlaces(pages: readonly Page[]): void {
  const places = new Map(
    pages.map(({ path, html }) => [path, new Set([...html.matchAll(IDS)].map(([, id]) => id))]),
  );
  const lost = new Map<string, Set<string>>();
  for (const { path, html } of pages) {
    for (const [, to, place = ""] of html.matchAll(PLACES)) {
      const page = to || path;
      const there = places.get(page);
      if (!there || there.has(decodeURIComponent(place))) continue;
      const link = `${page}#${place}`;
      lost.set(link, (lost.get(link) ?? new Set()).add(path));
    }
  }
  if (lost.size > 0) {
    throw new ContentError(
      [...lost].map(
        ([link, on]) =>
          `content: found a link to ${link} on ${[...on].join(", ")}; expected a place that is on ${link.replace(/#.*/, "")}`,
      ),
    );
  }
}
