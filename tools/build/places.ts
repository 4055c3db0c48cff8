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
  const problems = pages.flatMap(({ path, html }) =>
    [...html.matchAll(PLACES)].flatMap(([, to, place = ""]) => {
      const there = places.get(to || path);
      if (!there || there.has(decodeURIComponent(place))) return [];
      const name = `${to}#${place}`;
      return [`page ${path}: found a link to ${name}, expected a place of ${to || path}`];
    }),
  );
  if (problems.length > 0) throw new ContentError([...new Set(problems)]);
}
