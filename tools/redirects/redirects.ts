import { canonical } from "static-host";
import type { z } from "zod";
import { formatted, list, object } from "../../app/schema/fields.ts";

const ADDRESS = "an address written /blog/old-name";
const NO_SLASH = "no slash at the end: it is added for you";

const path = formatted(/^\/[\w./-]*$/, ADDRESS);

const redirect = object({
  from: path.regex(/[^/]$/, { error: NO_SLASH }).meta({
    expects: `${ADDRESS}; ${NO_SLASH}`,
    title: "Old address",
    description: "Without the site’s name, and without a slash at the end.",
  }),
  to: path.meta({
    title: "Leads to",
    description: "A page that exists today, such as /blog.",
  }),
});

/** An old address and the page it leads to, both as paths. */
export type Redirect = z.infer<typeof redirect>;

export const redirectList = list(redirect, 0, 500).meta({
  title: "Old addresses",
  one: "Old address",
  description:
    "So that old links, search results and bookmarks still work. Keep each line for good.",
});

/** A file of remarks alone is an empty list. */
export const redirectsSchema = redirectList.nullable().transform((redirects) => redirects ?? []);

export const REDIRECTS_FILE = "content/redirects.yaml";
export const PUBLISHED_FILE = "content/published-addresses.txt";

/** Where the build puts files, whose addresses no redirect may take. */
const FILES = /^\/(assets|pictures|preview|share|\.well-known)(\/|$)/;
/** What an older website may have put at the end of a page's address. */
const OLD_PAGE = /^[^.]*(\.(html?|php|aspx?|jsp))?$/;

/** What is wrong with one redirect, as "field: found …, expected …". */
function problemOf(
  { from, to }: Redirect,
  all: readonly Redirect[],
  pages: ReadonlySet<string>,
): string | undefined {
  if (from === to) return `to: found "${to}", expected another address than its own`;
  if (pages.has(canonical(from)))
    return `from: found "${from}", expected an address that no page has: ${canonical(from)} exists`;
  if (FILES.test(from) || !OLD_PAGE.test(from))
    return `from: found "${from}", expected the address of a page`;
  if (all.filter((other) => other.from === from).length > 1)
    return `from: found "${from}" more than once, expected one line for it`;
  if (pages.has(to)) return undefined;
  return all.some((other) => other.from === to)
    ? `to: found "${to}", which leads on, expected the page at the end`
    : `to: found "${to}", expected a page of this site`;
}

/** One line for each redirect that leads nowhere, in a circle, or away from a page that exists. */
export function redirectProblems(
  redirects: readonly Redirect[],
  pages: ReadonlySet<string>,
): string[] {
  return redirects.flatMap((redirect, index) => {
    const problem = problemOf(redirect, redirects, pages);
    return problem ? [`${REDIRECTS_FILE}: ${index}.${problem}`] : [];
  });
}

/** One line for each address that visitors may know, and that neither a page nor a redirect answers. */
export function lostAddresses(
  published: readonly string[],
  redirects: readonly Redirect[],
  pages: ReadonlySet<string>,
): string[] {
  const answered = new Set([...pages, ...redirects.map(({ from }) => from)]);
  const above = (address: string) => address.replace(/\/[^/]*$/, "");
  return published
    .filter((address) => !answered.has(address))
    .map((address) => {
      const to = pages.has(above(address)) ? above(address) : "/";
      return `${REDIRECTS_FILE}: whole file: found nothing for ${address}, which was published, expected a line such as - { from: ${address}, to: ${to} }`;
    });
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
