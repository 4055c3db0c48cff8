import { createHash } from "node:crypto";
import { attribute, elementsIn, type Page, textOf } from "../page/html-tree.ts";

/** The hashes, as a policy lists them, of what is inline in a page and the browser may apply. */
export type Hashes = { scripts: string[]; styles: string[] };

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** Types of a script that is data, such as structured data: it never runs, so no policy speaks of it. */
const DATA = new Set(["application/json", "application/ld+json"]);

export function inlineHashes({ document }: Pick<Page, "document">): Hashes {
  const elements = [...elementsIn(document)];
  const hashesOf = (tag: string) =>
    elements
      .filter(({ tagName }) => tagName === tag)
      // A script without text never runs, and one with a `src` is allowed by its address.
      .filter((element) => textOf(element) && attribute(element, "src") === undefined)
      .filter((element) => !DATA.has(attribute(element, "type") ?? ""))
      .map((element) => hash(textOf(element)));
  return { scripts: [...new Set(hashesOf("script"))], styles: [...new Set(hashesOf("style"))] };
}
