import { canonical } from "./answer.ts";
import type { Redirect } from "./redirects.ts";

// A published address should work for good: as a page or as a redirect.

/** The address of a page, also with an ending that an older website may have used, such as .php. */
const OLD_PAGE = /^[^.]*(\.(html?|php|aspx?|jsp))?$/;

/** A site's pages, and its folders of other files, such as `assets`. */
type Site = { pages: ReadonlySet<string>; folders: readonly string[] };

function problemOf(
  { from, to }: Redirect,
  all: readonly Redirect[],
  { pages, folders }: Site,
): string | undefined {
  if (from === to) return `to: found "${to}", expected another address than its own`;
  if (pages.has(canonical(from)))
    return `from: found "${from}", expected an address that no page has: ${canonical(from)} exists`;
  if (folders.includes(from.split("/")[1] ?? "") || !OLD_PAGE.test(from))
    return `from: found "${from}", expected the address of a page`;
  if (all.filter((other) => other.from === from).length > 1)
    return `from: found "${from}" more than once, expected one line for it`;
  if (pages.has(to)) return undefined;
  return all.some((other) => other.from === to)
    ? `to: found "${to}", which leads on, expected the page at the end`
    : `to: found "${to}", expected a page of this site`;
}

/** One line for each redirect to a missing page, in a circle, or from an existing page. Starts with its index. */
export function redirectProblems(redirects: readonly Redirect[], site: Site): string[] {
  return redirects.flatMap((redirect, index) => {
    const problem = problemOf(redirect, redirects, site);
    return problem ? [`${index}.${problem}`] : [];
  });
}

/** Suggests a redirect for each published address without a page or redirect: to its parent page, or to Home. */
export function missingRedirects(
  published: readonly string[],
  redirects: readonly Redirect[],
  pages: ReadonlySet<string>,
): Redirect[] {
  const answered = new Set([...pages, ...redirects.map(({ from }) => from)]);
  const above = (address: string) => address.replace(/\/[^/]*$/, "");
  return published
    .filter((address) => !answered.has(address))
    .map((from) => ({ from, to: pages.has(above(from)) ? above(from) : "/" }));
}

/** Parses a list of published addresses: one per line, comments start with #. */
export const publishedAddresses = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#"));

/** Adds addresses to the list. It's sorted, so that two branches merge without conflicts. */
export function withNewAddresses(text: string, fresh: readonly string[]): string {
  const remarks = text.split(/\r?\n/).filter((line) => line.startsWith("#"));
  const addresses = [...publishedAddresses(text), ...fresh].toSorted();
  return `${[...remarks, ...addresses].join("\n")}\n`;
}
