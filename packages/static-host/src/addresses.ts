import { canonical } from "./answer.ts";
import type { Redirect } from "./redirects.ts";

// An address that was published once should answer for good: as a page, or by a redirect.

/** What an older website may have put at the end of a page's address. */
const OLD_PAGE = /^[^.]*(\.(html?|php|aspx?|jsp))?$/;

/** The pages of a site, and the folders of its files, as `assets`. */
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

/** One line for each redirect that leads nowhere, in a circle, or away from a page that exists, by its place in the list. */
export function redirectProblems(redirects: readonly Redirect[], site: Site): string[] {
  return redirects.flatMap((redirect, index) => {
    const problem = problemOf(redirect, redirects, site);
    return problem ? [`${index}.${problem}`] : [];
  });
}

/** A redirect for each published address that neither a page nor a redirect answers: to the page above it, or to Home. */
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

/** The addresses of a list of published pages: one a line, remarks begin with #. */
export const publishedAddresses = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#"));

/** The list with addresses added to it, in order, so that two people's lists merge. */
export function withNewAddresses(text: string, fresh: readonly string[]): string {
  const remarks = text.split(/\r?\n/).filter((line) => line.startsWith("#"));
  const addresses = [...publishedAddresses(text), ...fresh].toSorted();
  return `${[...remarks, ...addresses].join("\n")}\n`;
}
