import type { Integration, Sources } from "../../../app/embeds/integration.ts";
import { liveIntegrations, placeholderIntegrations } from "../../../app/embeds/integrations.ts";
import type { Integrations } from "../../../app/schema/clinic.ts";
import type { Hashes } from "./inline-hashes.ts";

/** Whether any service shows our own placeholder. */
export const usesPlaceholders = (facts: Integrations): boolean =>
  placeholderIntegrations(facts).length > 0;

type Allowed = {
  /** What loads from outside. */
  live: readonly Pick<Integration, "script" | "policy">[];
  /** Whether pages frame placeholders of the site's own. */
  placeholders: boolean;
};

/** Who may frame a page or a placeholder, which no meta tag can say: it goes out as a header. */
export const FRAMING = "frame-ancestors 'self'";

/**
 * The content security policy of a page: itself, what its outside services need, and the hashes of its
 * own inline scripts and styles.
 */
export function policyFor({ live, placeholders }: Allowed, { scripts, styles }: Hashes): string {
  const outside = (kind: keyof Sources) => [
    ...new Set(live.flatMap(({ policy }) => policy[kind] ?? [])),
  ];
  // A hash next to 'unsafe-inline' would switch that off.
  const ownStyles = outside("style").includes("'unsafe-inline'") ? [] : styles;
  const frames = [...(placeholders ? ["'self'"] : []), ...outside("frame")];

  const directives: Record<string, string[]> = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...scripts, ...outside("script")],
    "style-src": ["'self'", ...ownStyles, ...outside("style")],
    "style-src-attr": ["'unsafe-inline'"],
    "img-src": ["'self'", "data:", ...outside("img")],
    "font-src": ["'self'", ...outside("font")],
    "connect-src": ["'self'", ...outside("connect")],
    "frame-src": frames.length > 0 ? frames : ["'none'"],
    "manifest-src": ["'self'"],
    "worker-src": ["'none'"],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    // The only form is inside a frame.
    "form-action": ["'none'"],
  };
  // A provider's script writes HTML as it likes: app/trusted-types.ts would stop it.
  if (live.every(({ script }) => script === undefined)) {
    directives["require-trusted-types-for"] = ["'script'"];
    directives["trusted-types"] = ["default"];
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(" "))
    .join("; ");
}

/** The same for a clinic: with the services that it has connected. */
export const contentSecurityPolicy = (facts: Integrations, hashes: Hashes) =>
  policyFor({ live: liveIntegrations(facts), placeholders: usesPlaceholders(facts) }, hashes);

/** The policy of the placeholders under /placeholder/: files of the site itself, framed by its pages. */
export const PLACEHOLDER_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  FRAMING,
].join("; ");
