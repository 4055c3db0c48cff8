import { createHash } from "node:crypto";

/** The hashes, as a policy lists them, of what stands inside a page and the browser may apply. */
export type Hashes = { scripts: string[]; styles: string[] };

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** Structured data and other JSON is never run, so no policy speaks of it. */
const isData = (attributes: string) => /\btype="application\/(ld\+)?json"/.test(attributes);
const isFile = (attributes: string) => /\ssrc="/.test(attributes);

export function inlineHashes(html: string): Hashes {
  const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    // A script without a word is never run, so no policy is asked.
    .filter(([, attributes = "", text]) => text && !isData(attributes) && !isFile(attributes))
    .map(([, , text = ""]) => hash(text));
  const styles = [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)].map(([, text = ""]) =>
    hash(text),
  );
  return { scripts: [...new Set(scripts)], styles: [...new Set(styles)] };
}
