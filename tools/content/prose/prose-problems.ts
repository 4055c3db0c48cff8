import { collectProblems, type MarkdownText, markdownProblems, validate } from "content-files";
import type { Root } from "mdast";
import { visit } from "unist-util-visit";
import type { PictureData } from "../../../app/lib/picture-data.ts";
import { httpsUrl } from "../../../app/schema/fields.ts";
import { figure } from "../../../app/schema/picture-field.ts";
import type { Tags } from "../../../app/schema/prose.ts";
import type { PictureCrop } from "../pictures/picture-crops.ts";
import { type NameSet, type ReferenceTargets, resolveReferences } from "../resolve-references.ts";
import { attributeProblem, type Tag } from "./plain-prose.ts";

/** A tag's attributes as data, once `attributeProblem` has found none. */
const attributesOf = ({ attributes }: Tag): Record<string, unknown> =>
  Object.fromEntries(
    attributes.flatMap((each) =>
      each.type === "mdxJsxAttribute" ? [[each.name, each.value]] : [],
    ),
  );

/** What was expected of a link's address, or undefined if it's fine. */
function expectedLink(url: string, paths: NameSet): string | undefined {
  if (/^(mailto:[^\s()[\]]+$|tel:\+?\d+$|#)/.test(url) || httpsUrl.safeParse(url).success)
    return undefined;
  if (!url.startsWith("/")) {
    return "a page of this site such as /about, or an address that starts with https:// (without an @ before its host), mailto: or tel:";
  }
  return paths.has(url.replace(/#.*/, "")) ? undefined : "the path of a page that exists";
}

/** The problems in a parsed text, one line each: what Markdown hides, unknown tags, wrong attributes, broken links. */
export function proseProblems(
  tree: Root,
  { file, firstLine }: MarkdownText,
  { tags, targets }: { tags: Tags; targets: ReferenceTargets },
): string[] {
  const problems: string[] = [];
  const add = (line: number, found: string, expected: string) => {
    problems.push(`${file}: line ${line + firstLine - 1}: found ${found}, expected ${expected}`);
  };
  const report = (node: { position?: Root["position"] }, found: string, expected: string) =>
    add(node.position?.start.line ?? 1, found, expected);
  for (const { line, found, expected } of markdownProblems(tree)) add(line, found, expected);
  const names = Object.keys(tags);
  visit(tree, (node, _index, parent) => {
    switch (node.type) {
      case "table":
        if (parent?.type !== "mdxJsxFlowElement" || parent.name !== "Table")
          report(
            node,
            "a table without a name",
            '<Table caption="…"> above it and </Table> below it',
          );
        return;
      case "image":
      case "imageReference":
        return report(node, "a picture as ![…](…)", '<Figure file="…" alt="…" caption="…" />');
      case "link":
      case "definition": {
        const expected = expectedLink(node.url, targets.paths);
        if (expected) report(node, `a link to ${node.url}`, expected);
        return;
      }
      case "mdxJsxFlowElement":
      case "mdxJsxTextElement": {
        const tag = node.name ?? "";
        const schema = Object.hasOwn(tags, tag) ? tags[tag] : undefined;
        if (!schema) return report(node, `<${tag}>`, `one of ${names.join(", ")}`);
        const line = (node.position?.start.line ?? 1) + firstLine - 1;
        const name = `${file}: line ${line}: <${tag}>`;
        const problem =
          tag === "Part" && parent?.type !== "root"
            ? "found it inside something else, expected it on lines of its own, around whole sections"
            : attributeProblem(node);
        if (problem) return problems.push(`${name}: ${problem}`);
        // Such as {phone}, which is a link in a text.
        if (node.attributes.some(({ value }) => /\]\(/.test(String(value))))
          return problems.push(`${name}: found a link in quotation marks, expected plain words`);
        collectProblems(problems, () =>
          resolveReferences(name, validate(name, attributesOf(node), schema), targets),
        );
      }
    }
  });
  return problems;
}

/** The pictures in a checked text by file name, and the crops to build for them. */
export function figuresOf(tree: Root, targets: ReferenceTargets) {
  const figures: [string, PictureData][] = [];
  const pictureCrops: PictureCrop[] = [];
  visit(tree, ["mdxJsxFlowElement", "mdxJsxTextElement"], (node) => {
    if (!("attributes" in node) || node.name !== "Figure") return;
    const reference = figure.parse(attributesOf(node));
    const resolved = resolveReferences(reference.file, reference, targets);
    figures.push([reference.file, resolved.fields]);
    pictureCrops.push(...resolved.pictureCrops);
  });
  return { figures: Object.fromEntries(figures), pictureCrops };
}
