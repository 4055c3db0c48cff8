import { createProcessor } from "@mdx-js/mdx";
import GithubSlugger from "github-slugger";
import type { Root } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import remarkGfm from "remark-gfm";
import { SKIP, visit } from "unist-util-visit";
import { VFileMessage } from "vfile-message";
import { ContentError } from "./content-error.ts";
import { refuseInvisible } from "./invisible.ts";
import { refuseDeepTree, refuseLongParagraphs, refuseOverLimits } from "./limits.ts";

/** A text, its file, and the line in the file where it starts. */
export type MarkdownText = { file: string; body: string; firstLine: number };

const processor = createProcessor({ remarkPlugins: [remarkGfm] });

/** The parser's errors, by id, in words for people who write texts. */
const FOUND: Readonly<Record<string, string>> = {
  "end-tag-mismatch": "a <…> without the </…> that ends it",
  "unexpected-eof": "a < that never ends",
  "unexpected-character": "a < that begins nothing",
  "unexpected-lazy": "a <…> that ends outside the list or quotation it began in",
};

const EXPECTED =
  'plain text; a part such as <Note title="…"> has straight quotation marks and ends in </Note>, and a lone < is written \\<';

/** The beginning of code. A brace after a backslash is a plain brace, unless that backslash is one itself. */
const CODE = /(?<!\\)(?:\\\\)*(\{[^}\n]{0,40}\}?)|^(?:import|export) /m;

/** Refuses what MDX takes for code before it's parsed: a mistake in code can take minutes. */
function refuseCode({ file, body, firstLine }: MarkdownText): void {
  const code = CODE.exec(body);
  if (!code) return;
  const [, braces] = code;
  const line = firstLine + body.slice(0, code.index).split("\n").length - 1;
  const problem = braces
    ? `found ${braces}, expected a fact in braces, or \\{ where the text needs a brace`
    : "found a line that begins with import or export, expected a text without code";
  throw new ContentError([`${file}: line ${line}: ${problem}`]);
}

const lineOf = ({ line, place, message }: VFileMessage): number => {
  const start = place && "start" in place ? place.start.line : place?.line;
  return line ?? start ?? Number(/\((\d+):/.exec(message)?.[1] ?? 1);
};

/** Each file's last parsed text, because in development every change loads all content again. */
const parsed = new Map<string, { body: string; tree: Root }>();

/**
 * Parses a Markdown text, which can have components such as `<Note>`, but no code.
 * @throws ContentError with the file's line where parsing failed
 */
export function parseMarkdown(text: MarkdownText): Root {
  const { file, body, firstLine } = text;
  refuseOverLimits(file, body, firstLine);
  refuseLongParagraphs(file, body, firstLine);
  refuseInvisible(file, body, firstLine);
  refuseCode(text);
  const last = parsed.get(file);
  // A copy, because callers may change the tree.
  if (last?.body === body) return structuredClone(last.tree);
  try {
    const tree = processor.parse(body);
    refuseDeepTree(file, tree, firstLine);
    // Again, because an entity such as &#x202e; is only now a character.
    visit(tree, "text", ({ value, position }) =>
      refuseInvisible(file, value, (position?.start.line ?? 1) + firstLine - 1),
    );
    parsed.set(file, { body, tree: structuredClone(tree) });
    return tree;
  } catch (error) {
    if (!(error instanceof VFileMessage)) throw error;
    const found = FOUND[error.ruleId ?? ""] ?? "words between < > that cannot be read";
    const line = firstLine + lineOf(error) - 1;
    throw new ContentError([`${file}: line ${line}: found ${found}, expected ${EXPECTED}`]);
  }
}

export { textOf };

/** A heading of a text. */
export type TableOfContentsEntry = { id: string; title: string };

/** The second-level headings for a table of contents, with the same ids as rehype-slug. */
export function tableOfContents(tree: Root): TableOfContentsEntry[] {
  const slugger = new GithubSlugger();
  const entries: TableOfContentsEntry[] = [];
  visit(tree, "heading", (heading) => {
    const title = textOf(heading);
    const id = slugger.slug(title);
    if (heading.depth === 2) entries.push({ id, title });
  });
  return entries;
}

/**
 * Counts the words of a text, without Markdown and punctuation.
 * @param except components that aren't counted, such as quotes that repeat a sentence of the text
 */
export function countWords(
  tree: Root,
  { except = [] }: { except?: readonly string[] } = {},
): number {
  let count = 0;
  visit(tree, (node) => {
    if ("name" in node && except.includes(node.name ?? "")) return SKIP;
    if (node.type !== "text" && node.type !== "inlineCode") return undefined;
    count += textOf(node)
      .split(/\s+/)
      .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
    return undefined;
  });
  return count;
}
