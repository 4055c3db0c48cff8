import type { HeaderRule } from "./headers.ts";

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Whether a rule's path (`/about`, `/assets/*`) covers a request's path. */
const covers = (rule: string, path: string): boolean =>
  new RegExp(`^${rule.split("*").map(escapeRegExp).join(".*")}$`).test(path);

/**
 * The headers of a path, names in lower case. Every rule that covers the path counts, and two values of
 * one header are joined by a comma, as the static hosts do it: a rule cannot take back another's header.
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
