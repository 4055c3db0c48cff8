/** The response to a request: its status, and the redirect's target or the file's address. */
export type Resolution =
  | { status: 200; path: string }
  | { status: 301 | 308; location: string }
  | { status: 400 | 404 };

/** Control characters, encoded ? and #, backslashes, and folders above: none of our addresses has these. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const FORBIDDEN = /[\u0000-\u001f\u007f\\?#]|^\/\/|\/\.\.?(\/|$)/;

/** Files for hosts, and files that are sent only in place of others. */
const NEVER_SENT = /^\/(404|_headers|_redirects)$|\.(br|gz|html)$/;

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return "";
  }
}

/** The one path of a page: `/about` for `/about/`, `/about.html` and `/about/index.html`. */
export const canonicalPath = (path: string) =>
  path.replace(/(\/|\.html)$/, "").replace(/\/index$/, "") || "/";

/**
 * Decides how to answer a request.
 * @param target the raw request target, including the query
 * @param exists whether the site has a file, such as `/about.html`
 * @param moved the redirects: new addresses by old ones
 */
export function resolveRequest(
  target: string,
  exists: (file: string) => boolean,
  moved: ReadonlyMap<string, string> = new Map(),
): Resolution {
  const [raw = "", ...query] = target.split("?");
  const path = decode(raw);
  const redirect = (status: 301 | 308, to: string): Resolution => ({
    status,
    location: [encodeURI(to), ...query].join("?"),
  });
  const isPage = (path: string) =>
    !NEVER_SENT.test(path) && exists(path === "/" ? "/index.html" : `${path}.html`);

  if (!path.startsWith("/") || FORBIDDEN.test(path)) return { status: 400 };
  // One way to write an address, so that a rule for /about covers it: /%61bout leads there.
  if (encodeURI(path) !== raw) return redirect(308, path);
  const to = moved.get(path);
  if (to) return redirect(301, to);
  const page = canonicalPath(path);
  if (page !== path && isPage(page)) return redirect(301, page);
  const isFile = !NEVER_SENT.test(path) && exists(path);
  return isFile || isPage(path) ? { status: 200, path } : { status: 404 };
}
