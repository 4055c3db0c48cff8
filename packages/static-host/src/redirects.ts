/** An old address and the page it leads to, both as paths. */
export type Redirect = { from: string; to: string };

/**
 * Writes a `_redirects` file, which Netlify, Cloudflare Pages and others read. Each old address is in it twice, with and
 * without a slash at the end, because some hosts treat these as different.
 */
export const formatRedirectsFile = (redirects: readonly Redirect[]): string =>
  redirects
    .flatMap(({ from, to }) => [
      { from, to },
      { from: `${from}/`, to },
    ])
    .map(({ from, to }) => `${from} ${to} 301\n`)
    .join("");

/** Parses a `_redirects` file into new addresses by old ones. */
export const parseRedirectsFile = (text: string): Map<string, string> =>
  new Map(
    text
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => {
        const [from = "", to = ""] = line.split(" ");
        return [from, to];
      }),
  );
