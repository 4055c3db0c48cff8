import type { HeaderRule } from "./headers.ts";

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** True if a rule's path (`/about`, `/assets/*`) matches a request's path. */
const covers = (rule: string, path: string): boolean =>
  new RegExp(`^${rule.split("*").map(escapeRegExp).join(".*")}$`).test(path);

/**
 * The headers for a path, with lower-case names. All matching rules apply, and two values of one header are joined with a
 * comma, as static hosts do. A rule can't remove another rule's header.
 */
export function headersFor(rules: readonly HeaderRule[], path: string): Map<string, string> {
  const result = new Map<string, string>();
  for (const rule of rules) {
    if (!covers(rule.path, path)) continue;
    for (const [name, value] of Object.entries(rule.headers)) {
      const key = name.toLowerCase();
      const earlier = result.get(key);
      result.set(key, earlier === undefined ? value : `${earlier}, ${value}`);
    }
  }
  return result;
}
