import { createProcessor } from "@mdx-js/mdx";
import type { Root } from "mdast";
import remarkGfm from "remark-gfm";

/** A Markdown text, its file, and the line in the file where it starts. */
export type MarkdownText = { file: string; body: string; firstLine: number };

const remarkPlugins = [remarkGfm];
const mdx = createProcessor({ remarkPlugins });
const markdown = createProcessor({ format: "md", remarkPlugins });

/**
 * Parses a Markdown text. Only `.mdx` files can have components.
 * @throws Error with the file's name if it can't be parsed
 */
export function parseMarkdown({ file, body }: MarkdownText): Root {
  try {
    return (file.endsWith(".mdx") ? mdx : markdown).parse(body);
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
}
