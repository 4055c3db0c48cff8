/** The response to a request: its status, and the redirect's target or the file's path. */
export type Answer =
  | { status: 200; path: string }
  | { status: 301; location: string }
  | { status: 400 | 404 | 414 };

const LONGEST_TARGET = 2000;
const NOT_PAGES = new Set(["/404"]);

/** Control characters and backslashes, which none of our addresses has. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const FORBIDDEN = /[\u0000-\u001f\u007f\\]/;

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

const isPage = (path: string, files: ReadonlySet<string>) =>
  !NOT_PAGES.has(path) && files.has(path === "/" ? "/index.html" : `${path}.html`);

/** The canonical address: `/about` for `/about/`, `/about.html` and `/about/index.html`. */
export const canonical = (path: string) =>
  path
    .replace(/\/$/, "")
    .replace(/\.html$/, "")
    .replace(/\/index$/, "") || "/";

/**
 * Decides how to answer a request.
 * @param target the raw request target, including the query
 * @param files the paths of all files of the site: `/about.html`, `/assets/root.js`
 * @param moved the redirects: new addresses by old ones
 */
export function answer(
  target: string,
  files: ReadonlySet<string>,
  moved: ReadonlyMap<string, string> = new Map(),
): Answer {
  if (target.length > LONGEST_TARGET) return { status: 414 };
  const [raw = "", ...query] = target.split("?");
  const path = decode(raw);
  if (path === undefined || FORBIDDEN.test(path)) return { status: 400 };
  if (!path.startsWith("/") || path.startsWith("//")) return { status: 400 };
  if (path.split("/").some((part) => part === "." || part === "..")) return { status: 400 };

  const to = moved.get(path);
  if (to) return { status: 301, location: [to, ...query].join("?") };
  const clean = canonical(path);
  if (clean !== path && isPage(clean, files)) {
    return { status: 301, location: [encodeURI(clean), ...query].join("?") };
  }
  if (isPage(path, files)) return { status: 200, path };
  return files.has(path) && !path.endsWith(".html") ? { status: 200, path } : { status: 404 };
}
