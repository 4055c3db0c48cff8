import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { match, matches } from "../../tools/matches.ts";

/** The deployable folder under test. */
export const SITE_FOLDER = join(process.env.BUILD_DIR ?? "build", "client");

/** A path that no page has. */
export const UNKNOWN_PATH = "/no-such-page";

if (!existsSync(join(SITE_FOLDER, "sitemap.xml")))
  throw new Error(`No built site in ${SITE_FOLDER}: run npm run build first.`);

/** When the site was built, from the sitemap, which every build writes anew. */
export const BUILT = statSync(join(SITE_FOLDER, "sitemap.xml")).mtime;

const sitemap = readFileSync(join(SITE_FOLDER, "sitemap.xml"), "utf8");
const addresses = matches(sitemap, /<loc>(.*?)<\/loc>/g).map((address) => new URL(address));

/** The site's origin, without a trailing slash. */
export const SITE_ORIGIN = new URL(match(sitemap, /<loc>(.*?)<\/loc>/)).origin;

/** The path of every page, from the sitemap. */
export const PAGES: readonly string[] = addresses.map(({ pathname }) => pathname);

/** A built page's HTML. */
export const htmlOf = (path: string): string =>
  readFileSync(join(SITE_FOLDER, path === "/" ? "index.html" : `${path}.html`), "utf8");

/** One page of each kind: all top-level pages, and the first page in each folder. */
export const PAGE_KINDS = PAGES.filter((path, i) => {
  const folder = /^\/[^/]*\//.exec(path)?.[0];
  return !folder || PAGES.findIndex((other) => other.startsWith(folder)) === i;
});
