import { createElement, elementsIn, type HtmlPage, insertAfter } from "../page/html-tree.ts";
import { COMMON_HEADERS, FRAME_OPTIONS } from "./security-headers.ts";

/**
 * Adds the security metas at the start of the head, so that the policy applies to all that follows. The
 * specification that the site was built to (docs/departures.md) asks for all five; browsers obey only policy and referrer. All but the policy are
 * headers too. X-Frame-Options uses `name`, because browsers log an error for it under `http-equiv`.
 */
export function addSecurityMetas({ file, head }: HtmlPage, policy: string): void {
  const [charset] = elementsIn(head);
  if (!charset?.attrs.some(({ name }) => name === "charset"))
    throw new Error(`${file}: found a head without its encoding first, expected <meta charset>`);
  const metas: Record<string, string>[] = [
    { "http-equiv": "Content-Security-Policy", content: policy },
    { "http-equiv": "X-Content-Type-Options", content: COMMON_HEADERS["X-Content-Type-Options"] },
    { name: "X-Frame-Options", content: FRAME_OPTIONS },
    { "http-equiv": "X-XSS-Protection", content: COMMON_HEADERS["X-XSS-Protection"] },
    { name: "referrer", content: COMMON_HEADERS["Referrer-Policy"] },
  ];
  for (const meta of metas.toReversed()) insertAfter(charset, createElement("meta", meta));
}
