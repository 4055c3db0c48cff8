import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ContentError, readYaml } from "content-files";
import { missingRedirects, publishedAddresses, redirectProblems } from "static-host";
import { PUBLISHED_FILE, REDIRECTS_FILE, type Redirect, redirectsSchema } from "./redirects.ts";

/** Where the build puts files, whose addresses no redirect may take. */
const folders = ["assets", "pictures", "placeholder", "share", ".well-known"];

/** The addresses that were published, none before the site first was. */
export function readPublished(root = "."): string[] {
  const file = join(root, PUBLISHED_FILE);
  return existsSync(file) ? publishedAddresses(readFileSync(file, "utf8")) : [];
}

/**
 * Reads where old addresses lead.
 * @throws ContentError with a line for each that leads wrong, and for each published address that is lost
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
