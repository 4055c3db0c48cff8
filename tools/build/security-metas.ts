import { type Page, replaceOnce } from "./pages.ts";

const attribute = (value: string) => value.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

/**
 * Writes the security metas first in the head, so that the policy covers all that follows.
 * They are part of the site's specification; browsers obey only the policy and the referrer
 * among them, and all but the policy go out as headers too. Framing stands under `name`, since browsers
 * log an error for it under `http-equiv`.
 */
export function addSecurityMetas(page: Page, policy: string): Page {
  const metas = [
    ["http-equiv", "Content-Security-Policy", policy],
    ["http-equiv", "X-Content-Type-Options", "nosniff"],
    ["name", "X-Frame-Options", "SAMEORIGIN"],
    ["http-equiv", "X-XSS-Protection", "1; mode=block"],
    ["name", "referrer", "strict-origin-when-cross-origin"],
  ] as const;
  const tags = metas.map(
    ([key, name, value]) => `<meta ${key}="${name}" content="${attribute(value)}"/>`,
  );
  return replaceOnce(
    page,
    /(<head><meta charset="utf-8"\/>)/i,
    "the head's first lines",
    (start = "") => start + tags.join(""),
  );
}
