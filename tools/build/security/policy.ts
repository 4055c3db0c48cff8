import {
  connectedIntegrations,
  placeholderIntegrations,
} from "../../../app/integrations/all-integrations.ts";
import type { PolicySources } from "../../../app/integrations/integration.ts";
import type { Integrations } from "../../../app/schema/clinic.ts";
import type { Hashes } from "./inline-hashes.ts";

/** True if at least one integration isn't connected and shows our placeholder. */
export const usesPlaceholders = (integrations: Integrations): boolean =>
  placeholderIntegrations(integrations).length > 0;

/** Who may show a page in an iframe. Browsers ignore it in a meta tag, so it's sent as a header. */
export const FRAME_ANCESTORS = "frame-ancestors 'self'";

/** A page's Content Security Policy: the site itself, its integrations, and its inline scripts and styles by hash. */
export function contentSecurityPolicy(integrations: Integrations, hashes: Hashes): string {
  const connected = connectedIntegrations(integrations);
  const { scripts, styles } = hashes;
  const hostsOf = (kind: keyof PolicySources) => [
    ...new Set(connected.flatMap(({ policy }) => policy[kind] ?? [])),
  ];
  // With a hash next to it, browsers ignore 'unsafe-inline'.
  const ownStyles = hostsOf("style").includes("'unsafe-inline'") ? [] : styles;
  const frames = [...(usesPlaceholders(integrations) ? ["'self'"] : []), ...hostsOf("frame")];

  const directives: Record<string, string[]> = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...scripts, ...hostsOf("script")],
    "style-src": ["'self'", ...ownStyles, ...hostsOf("style")],
    "style-src-attr": ["'unsafe-inline'"],
    "img-src": ["'self'", "data:", ...hostsOf("img")],
    "font-src": ["'self'", ...hostsOf("font")],
    "connect-src": ["'self'", ...hostsOf("connect")],
    "frame-src": frames.length > 0 ? frames : ["'none'"],
    "manifest-src": ["'self'"],
    "worker-src": ["'none'"],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    // The only form is in an iframe with its own policy.
    "form-action": ["'none'"],
  };
  // Not with a provider's script: it may write HTML that app/trusted-types.ts would block.
  if (connected.every(({ scriptUrl }) => scriptUrl === undefined)) {
    directives["require-trusted-types-for"] = ["'script'"];
    directives["trusted-types"] = ["default"];
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(" "))
    .join("; ");
}
