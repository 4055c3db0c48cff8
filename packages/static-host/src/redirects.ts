/** An old address and the page it leads to, both as paths. */
export type Redirect = { from: string; to: string };

/**
 * The text of a `_redirects` file, as Netlify, Cloudflare Pages and others read it. A link to an old
 * page may end in a slash, which not every host takes for the same address.
 */
export const formatRedirectsFile = (redirects: readonly Redirect[]): string =>
  redirects
    .flatMap(({ from, to }) => [
      { from, to },
      { from: `${from}/`, to },
    ])
    .map(({ from, to }) => `${from} ${to} 301\n`)
    .join("");

/** Where each old address leads. */
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
