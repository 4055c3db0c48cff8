import type { HeaderRule } from "static-host";
import type { Integrations } from "../../../app/schema/clinic.ts";
import { PLACEHOLDER_FOLDER } from "../page/page-files.ts";
import { FRAMING, PLACEHOLDER_POLICY, usesPlaceholders } from "./policy.ts";

/** The name of such a file changes with its content. */
const IMMUTABLE = "public, max-age=31536000, immutable";

const OWN = { "Cross-Origin-Resource-Policy": "same-origin" };

const DENIED = ["camera", "geolocation", "microphone", "payment", "usb"];

/** The rules that cover pages, one per folder: hosts limit their number, and the blog grows. */
const ruleOf = (path: string) => path.replace(/^(\/[^/]+\/).*/, "$1*");

/** The editor at /admin, where it is built: its page, its files and the policy they need. */
export type AdminRule = { path: string; policy: string };

/**
 * The rules of the deployed site's headers. Hosts join the values of a header that two matching
 * rules name, and of two policies the stricter wins: so no header is in two rules for one path, and
 * the editor can have its own policy.
 * A page's policy is in its head, with the hashes of what is inline there: a header with the same would
 * be 0.7 KB of the first flight, and would break the page wherever it is of another build.
 * Pages have no caching rule: hosts let a browser ask again for what has none.
 */
export function securityHeaders(
  integrations: Integrations,
  pages: readonly { path: string }[],
  admin?: AdminRule,
): HeaderRule[] {
  return [
    {
      path: "/*",
      headers: {
        // Booking opens in a new tab, which must stay usable.
        "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
        "Permissions-Policy": DENIED.map((feature) => `${feature}=()`).join(", "),
        "Referrer-Policy": "strict-origin-when-cross-origin",
        "Strict-Transport-Security": "max-age=31536000",
        "X-Content-Type-Options": "nosniff",
        "X-Frame-Options": "SAMEORIGIN",
        "X-XSS-Protection": "1; mode=block",
      },
    },
    // Pictures may be shown elsewhere, by whoever shares a page; pages, scripts and fonts need not be.
    ...[...new Set(pages.map(({ path }) => ruleOf(path)))].map((path) => ({
      path,
      headers: { "Content-Security-Policy": FRAMING, ...OWN },
    })),
    {
      path: "/assets/*",
      headers: { "Cache-Control": IMMUTABLE, ...OWN },
    },
    { path: "/pictures/*", headers: { "Cache-Control": IMMUTABLE } },
    ...(usesPlaceholders(integrations)
      ? [
          {
            path: `/${PLACEHOLDER_FOLDER}/*`,
            headers: { "Content-Security-Policy": PLACEHOLDER_POLICY },
          },
        ]
      : []),
    ...(admin ? adminRules(admin) : []),
  ];
}

/** The editor is found by those who know of it, not by a search. */
const adminRules = ({ path, policy }: AdminRule): HeaderRule[] => [
  {
    path,
    headers: {
      "Content-Security-Policy": policy,
      "X-Robots-Tag": "noindex",
    },
  },
  { path: `${path}/*`, headers: { "X-Robots-Tag": "noindex" } },
  { path: `${path}/assets/*`, headers: { "Cache-Control": IMMUTABLE } },
];
