import { createProcessor } from "@mdx-js/mdx";
import type { Root } from "mdast";
import remarkGfm from "remark-gfm";

/** A Markdown text, its file and the line of the file on which it begins. */
export type MarkdownText = { file: string; body: string; firstLine: number };

const remarkPlugins = [remarkGfm];
const mdx = createProcessor({ remarkPlugins });
const markdown = createProcessor({ format: "md", remarkPlugins });

/**
 * Only an `.mdx` file may hold components.
 * @throws Error naming the file, when the text can't be read
 */
export function parseMarkdown({ file, body }: MarkdownText): Root {
  try {
    return (file.endsWith(".mdx") ? mdx : markdown).parse(body);
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
}
