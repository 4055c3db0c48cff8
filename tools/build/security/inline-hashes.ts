import { createHash } from "node:crypto";
import { attribute, elementsIn, type HtmlPage, ownText } from "../page/html-tree.ts";

/** The hashes of a page's inline scripts and styles, as its policy lists them. */
export type Hashes = { scripts: string[]; styles: string[] };

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** Types of scripts that only hold data. They never run, so the policy doesn't need their hashes. */
const DATA = new Set(["application/json", "application/ld+json"]);

export function inlineHashes({ document }: Pick<HtmlPage, "document">): Hashes {
  const elements = [...elementsIn(document)];
  const hashesOf = (tag: string) =>
    elements
      .filter(({ tagName }) => tagName === tag)
      // A script with a `src` is allowed by its address.
      .filter((element) => attribute(element, "src") === undefined)
      .filter((element) => !DATA.has(attribute(element, "type") ?? ""))
      .map((element) => hash(ownText(element)));
  return { scripts: [...new Set(hashesOf("script"))], styles: [...new Set(hashesOf("style"))] };
}
