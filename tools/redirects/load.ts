import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ContentError } from "../content/content-error.ts";
import { readYaml } from "../content/read-file.ts";
import {
  lostAddresses,
  PUBLISHED_FILE,
  publishedAddresses,
  REDIRECTS_FILE,
  type Redirect,
  redirectProblems,
  redirectsSchema,
} from "./redirects.ts";

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
    ...redirectProblems(redirects, pages),
    ...lostAddresses(readPublished(root), redirects, pages),
  ];
  if (problems.length > 0) throw new ContentError(problems);
  return redirects;
}
