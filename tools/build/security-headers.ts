import type { Integrations } from "../../app/content/schemas/clinic.ts";
import type { HeaderRule } from "./headers.ts";
import type { Hashes } from "./inline-hashes.ts";
import { PREVIEW_FOLDER } from "./pages.ts";
import { contentSecurityPolicy, PREVIEW_POLICY, usesPreviews } from "./policy.ts";

const REVALIDATE = "public, max-age=0, must-revalidate";
/** The name of such a file changes with its content. */
const IMMUTABLE = "public, max-age=31536000, immutable";

const DENIED = ["camera", "geolocation", "microphone", "payment", "usb"];

/** What holds for every file. A page that is not found carries the rest of its policy in its head. */
const POLICY_OF_ALL = "base-uri 'self'; object-src 'none'; frame-ancestors 'self'";

/** The editor at /admin, where it is built: its page, its files and the policy they need. */
export type AdminRule = { path: string; policy: string };

/**
 * The rules of the deployed site's headers. Hosts join the values of a header that two matching
 * rules name, so only policies do: two policies hold together, the stricter wins. That is why the
 * rule of all paths asks no more than every page can keep.
 * An unknown path has no rule but the first, and hosts revalidate what has no caching rule.
 */
export function securityHeaders(
  integrations: Integrations,
  pages: { path: string; hashes: Hashes }[],
  admin?: AdminRule,
): HeaderRule[] {
  return [
    {
      path: "/*",
      headers: {
        "Content-Security-Policy": POLICY_OF_ALL,
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
    ...pages.map(({ path, hashes }) => ({
      path,
      headers: {
        "Cache-Control": REVALIDATE,
        "Content-Security-Policy": contentSecurityPolicy(integrations, hashes, true),
      },
    })),
    // Pictures may be shown elsewhere, by whoever shares a page; scripts and fonts need not be.
    {
      path: "/assets/*",
      headers: { "Cache-Control": IMMUTABLE, "Cross-Origin-Resource-Policy": "same-origin" },
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
      "Cache-Control": REVALIDATE,
      "Content-Security-Policy": policy,
      "X-Robots-Tag": "noindex",
    },
  },
  { path: `${path}/*`, headers: { "X-Robots-Tag": "noindex" } },
  { path: `${path}/assets/*`, headers: { "Cache-Control": IMMUTABLE } },
];
