import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ContentError, readYaml } from "content-files";
import { canonicalPath } from "static-host";
import { PATHS_FILE, REDIRECTS_FILE, type Redirect, redirectsSchema } from "./redirects.ts";

// A published address should work for good: as a page or as a redirect.

/** The build's folders of files: no redirect may start in them. */
const FOLDERS = ["assets", "pictures", "placeholder", "share", ".well-known"];

/** The address of a page, also with an ending that an older website may have used, such as .php. */
const OLD_PAGE = /^[^.]*(\.(html?|php|aspx?|jsp))?$/;

/** Parses a list of published addresses: one per line, comments start with #. */
const parsePublished = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#"));

/** The published addresses. Empty before the first publication. */
export function readPublishedPaths(root = "."): string[] {
  const file = join(root, PATHS_FILE);
  return existsSync(file) ? parsePublished(readFileSync(file, "utf8")) : [];
}

/** Adds addresses to the list. It's sorted, so that two branches merge without conflicts. */
export function withNewPaths(text: string, fresh: readonly string[]): string {
  const remarks = text.split(/\r?\n/).filter((line) => line.startsWith("#"));
  return `${[...remarks, ...[...parsePublished(text), ...fresh].toSorted()].join("\n")}\n`;
}

/** What's wrong with a redirect: it leads to no page or in a circle, or starts at a page or a file. */
function problemOf({ from, to }: Redirect, all: readonly Redirect[], pages: ReadonlySet<string>) {
  const page = canonicalPath(from);
  if (from === to) return `to: found "${to}", expected another address than its own`;
  if (pages.has(page))
    return `from: found "${from}", expected an address that no page has: ${page} exists`;
  if (FOLDERS.includes(from.split("/")[1] ?? "") || !OLD_PAGE.test(from))
    return `from: found "${from}", expected the address of a page`;
  if (all.filter((other) => other.from === from).length > 1)
    return `from: found "${from}" more than once, expected one line for it`;
  if (pages.has(to)) return undefined;
  return all.some((other) => other.from === to)
    ? `to: found "${to}", which leads on, expected the page at the end`
    : `to: found "${to}", expected a page of this site`;
}

/**
 * Reads and checks the redirects.
 * @throws ContentError with one line per wrong redirect, and per published address that has no page or redirect
 */
export function loadRedirects(root: string, pages: ReadonlySet<string>): Redirect[] {
  const redirects = readYaml(root, REDIRECTS_FILE, redirectsSchema);
  const answered = new Set([...pages, ...redirects.map(({ from }) => from)]);
  const problems = redirects.flatMap((redirect, index) => {
    const problem = problemOf(redirect, redirects, pages);
    return problem ? [`${REDIRECTS_FILE}: ${index}.${problem}`] : [];
  });
  for (const from of readPublishedPaths(root)) {
    if (answered.has(from)) continue;
    const above = from.replace(/\/[^/]*$/, "");
    problems.push(
      `${REDIRECTS_FILE}: whole file: found nothing for ${from}, which was published, ` +
        `expected a line such as - { from: ${from}, to: ${pages.has(above) ? above : "/"} }`,
    );
  }
  if (problems.length > 0) throw new ContentError(problems);
  return redirects;
}
