import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ContentError, readYaml } from "content-files";
import { missingRedirects, publishedAddresses, redirectProblems } from "static-host";
import { PUBLISHED_FILE, REDIRECTS_FILE, type Redirect, redirectsSchema } from "./redirects.ts";

/** The build's folders of files: no redirect may start in them. */
const folders = ["assets", "pictures", "placeholder", "share", ".well-known"];

/** The published addresses. Empty before the first publication. */
export function readPublished(root = "."): string[] {
  const file = join(root, PUBLISHED_FILE);
  return existsSync(file) ? publishedAddresses(readFileSync(file, "utf8")) : [];
}

/**
 * Reads and checks the redirects.
 * @throws ContentError with one line per wrong redirect, and per published address that has no page or redirect
 */
export function loadRedirects(root: string, pages: ReadonlySet<string>): Redirect[] {
  const redirects = readYaml(root, REDIRECTS_FILE, redirectsSchema);
  const problems = [
    ...redirectProblems(redirects, { pages, folders }).map((line) => `${REDIRECTS_FILE}: ${line}`),
    ...missingRedirects(readPublished(root), redirects, pages).map(
      ({ from, to }) =>
        `${REDIRECTS_FILE}: whole file: found nothing for ${from}, which was published, expected a line such as - { from: ${from}, to: ${to} }`,
    ),
  ];
  if (problems.length > 0) throw new ContentError(problems);
  return redirects;
}
