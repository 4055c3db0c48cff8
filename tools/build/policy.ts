import { isLive } from "../../app/facts/connected.ts";
import type { Integrations } from "../../app/schema/clinic.ts";
import type { Hashes } from "./inline-hashes.ts";

type ServicePolicy = Integrations["chat"]["policy"];

/** Which outside services the site really uses: connected, and the section is shown. */
const liveServices = (integrations: Integrations) => ({
  form: isLive.form(integrations),
  reviews: integrations.reviews.shown && isLive.reviews(integrations),
  chat: isLive.chat(integrations),
  map: isLive.map(integrations),
  analytics: isLive.analytics(integrations),
});

/** Whether a preview of our own stands in for a service anywhere on the site. */
export function usesPreviews(integrations: Integrations): boolean {
  const { form, reviews, chat, map } = liveServices(integrations);
  return !(form && chat && map && (reviews || !integrations.reviews.shown));
}

const source = (host: string) => (host.startsWith("wss://") ? host : `https://${host}`);

/**
 * The content security policy of a page: itself, the hosts of the configured services, and the
 * hashes of its own inline scripts and styles. As a header it also says who may frame the page,
 * which a meta tag cannot.
 */
export function contentSecurityPolicy(
  integrations: Integrations,
  { scripts, styles }: Hashes,
  header = false,
): string {
  const live = liveServices(integrations);
  const names = (Object.keys(live) as (keyof typeof live)[]).filter((name) => live[name]);
  const hosts = (kind: keyof ServicePolicy) =>
    [...new Set(names.flatMap((name) => integrations[name].policy[kind]))].map(source);

  const directives: Record<string, string[]> = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...scripts, ...hosts("script")],
    // The chat writes its own style elements; a hash beside 'unsafe-inline' would switch that off.
    "style-src": ["'self'", ...(live.chat ? ["'unsafe-inline'"] : styles), ...hosts("style")],
    "style-src-attr": ["'unsafe-inline'"],
    "img-src": ["'self'", "data:", ...(live.chat ? ["blob:"] : []), ...hosts("img")],
    "font-src": ["'self'", ...(live.chat ? ["data:"] : []), ...hosts("font")],
    "connect-src": ["'self'", ...hosts("connect")],
    "frame-src": [...(usesPreviews(integrations) ? ["'self'"] : []), ...hosts("frame")],
    "manifest-src": ["'self'"],
    "worker-src": ["'none'"],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    // The one form stands in a frame of its own.
    "form-action": ["'none'"],
  };
  // A provider's script writes HTML as it likes: app/trusted-types.ts would stop it.
  if (!(live.form || live.reviews || live.chat || live.analytics)) {
    directives["require-trusted-types-for"] = ["'script'"];
    directives["trusted-types"] = ["default"];
  }
  if (directives["frame-src"]?.length === 0) directives["frame-src"] = ["'none'"];
  if (header) directives["frame-ancestors"] = ["'self'"];
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(" "))
    .join("; ");
}

/** The policy of the stand-ins under /preview/: files of the site itself, framed by its pages. */
export const PREVIEW_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join("; ");
