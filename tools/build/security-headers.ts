import type { Integrations } from "../../app/schema/clinic.ts";
import { NOT_FOUND_PATH } from "../content/site-paths.ts";
import type { HeaderRule } from "./headers.ts";
import { type Hashes, uniqueHashes } from "./inline-hashes.ts";
import { PREVIEW_FOLDER } from "./pages.ts";
import { contentSecurityPolicy, PREVIEW_POLICY, usesPreviews } from "./policy.ts";

/** The name of such a file changes with its content. */
const IMMUTABLE = "public, max-age=31536000, immutable";

const OWN = { "Cross-Origin-Resource-Policy": "same-origin" };

const DENIED = ["camera", "geolocation", "microphone", "payment", "usb"];

type BuiltPage = { path: string; hashes: Hashes };

/** Pages by the rule they stand under, a folder in one: hosts limit the number of rules, and the blog grows. */
const byRule = (pages: readonly BuiltPage[]): Map<string, BuiltPage[]> =>
  Map.groupBy(pages, ({ path }) => path.replace(/^(\/[^/]+\/).*/, "$1*"));

/** The editor at /admin, where it is built: its page, its files and the policy they need. */
export type AdminRule = { path: string; policy: string };

/**
 * The rules of the deployed site's headers. Hosts join the values of a header that two matching
 * rules name, and of two policies the stricter wins: so no header stands in two rules of one path, and
 * the editor can have a policy of its own. A page that is not found has no rule but the first; its
 * policy stands in its head.
 * Pages have no caching rule: hosts let a browser ask again for what has none.
 */
export function securityHeaders(
  integrations: Integrations,
  pages: BuiltPage[],
  admin?: AdminRule,
): HeaderRule[] {
  // An unknown path in a folder of pages answers with the page for that, under the folder's rule.
  const notFound = pages.filter(({ path }) => path === NOT_FOUND_PATH);
  const policyOf = (group: readonly BuiltPage[]) => {
    const hashes = [...group, ...notFound].map((page) => page.hashes);
    return contentSecurityPolicy(integrations, uniqueHashes(hashes), true);
  };
  return [
    {
      path: "/*",
      headers: {
        // Booking opens in a tab of its own, which must stay usable.
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
    ...[...byRule(pages)].map(([path, group]) => ({
      path,
      headers: { "Content-Security-Policy": policyOf(group), ...OWN },
    })),
    {
      path: "/assets/*",
      headers: { "Cache-Control": IMMUTABLE, ...OWN },
    },
    { path: "/pictures/*", headers: { "Cache-Control": IMMUTABLE } },
    ...(usesPreviews(integrations)
      ? [{ path: `/${PREVIEW_FOLDER}/*`, headers: { "Content-Security-Policy": PREVIEW_POLICY } }]
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
