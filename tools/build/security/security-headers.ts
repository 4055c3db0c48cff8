import type { HeaderRule } from "static-host";
import { FRAME_ANCESTORS } from "./policy.ts";

/** For files whose name contains a hash of their content. */
const IMMUTABLE = "public, max-age=31536000, immutable";

/** For all but pictures, which other sites show when someone shares a page. */
export const SAME_ORIGIN_HEADERS = { "Cross-Origin-Resource-Policy": "same-origin" };

const DENIED = [
  ...["camera", "microphone", "display-capture", "geolocation", "payment", "clipboard-read"],
  ...["bluetooth", "hid", "serial", "usb"],
];

/** The rule that covers a page: one per folder, since hosts limit the number of rules and the blog grows. */
const ruleOf = (path: string) => path.replace(/^(\/[^/]+\/).*/, "$1*");

/** Only the site itself may show its pages in an iframe. */
export const FRAME_OPTIONS = "SAMEORIGIN";

/** For every file of the site, and of the editor. */
export const COMMON_HEADERS = {
  // Not `same-origin`: booking opens in a new tab and has to work there, and so does the editor's window to sign in.
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
  "Permissions-Policy": DENIED.map((feature) => `${feature}=()`).join(", "),
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Strict-Transport-Security": "max-age=31536000",
  "X-Content-Type-Options": "nosniff",
  "X-XSS-Protection": "1; mode=block",
};

/**
 * The deployed site's header rules. No header is in two rules that match the same path, because hosts join the values.
 * A page's policy is in a meta tag. As a header, its hashes would take 0.7 KB of the first round trip, and would block
 * scripts if page and header came from different builds.
 * Pages have no caching rule: hosts make browsers revalidate what has none.
 */
export function securityHeaders(pages: readonly { path: string }[]): HeaderRule[] {
  return [
    {
      path: "/*",
      headers: {
        ...COMMON_HEADERS,
        "Content-Security-Policy": FRAME_ANCESTORS,
        "X-Frame-Options": FRAME_OPTIONS,
      },
    },
    ...[...new Set(pages.map(({ path }) => ruleOf(path)))].map((path) => ({
      path,
      headers: SAME_ORIGIN_HEADERS,
    })),
    {
      path: "/assets/*",
      headers: { "Cache-Control": IMMUTABLE, ...SAME_ORIGIN_HEADERS },
    },
    { path: "/pictures/*", headers: { "Cache-Control": IMMUTABLE } },
  ];
}
