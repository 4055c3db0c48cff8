import { createElement, elementsIn, insertAfter, type Page } from "../page/html-tree.ts";

/**
 * Writes the security metas first in the head, so that the policy covers all that follows.
 * They are part of the site's specification; browsers obey only the policy and the referrer
 * among them, and all but the policy go out as headers too. Framing is under `name`, since browsers
 * log an error for it under `http-equiv`.
 */
export function addSecurityMetas({ file, head }: Page, policy: string): void {
  const [charset] = elementsIn(head);
  if (!charset?.attrs.some(({ name }) => name === "charset"))
    throw new Error(`${file}: found a head without its encoding first, expected <meta charset>`);
  const metas: Record<string, string>[] = [
    { "http-equiv": "Content-Security-Policy", content: policy },
    { "http-equiv": "X-Content-Type-Options", content: "nosniff" },
    { name: "X-Frame-Options", content: "SAMEORIGIN" },
    { "http-equiv": "X-XSS-Protection", content: "1; mode=block" },
    { name: "referrer", content: "strict-origin-when-cross-origin" },
  ];
  for (const meta of metas.toReversed()) insertAfter(charset, createElement("meta", meta));
}
