import { compile } from "@mdx-js/mdx";
import { labelledTables } from "content-files";
import rehypeSlug from "rehype-slug";
import remarkGfm from "remark-gfm";
import type { ProseFile } from "../modules.ts";
import { plainProse } from "./plain-prose.ts";

/** The module of a text: its components as `Body`. */
export async function bodyModule(file: string, body: string): Promise<string> {
  const text = await compile(
    { path: file, value: body },
    { remarkPlugins: [remarkGfm, plainProse, labelledTables], rehypePlugins: [rehypeSlug] },
  );
  // At the start of a line: the same words in the text are inside a string, which has one line.
  return String(text).replace(/^export default function MDXContent/m, "export function Body");
}

/** The route module of a text. `pageFile` is the module that renders every such text. */
export const proseModule = async (
  { file, body, fields }: ProseFile<unknown>,
  pageFile: string,
): Promise<string> => `import { createElement } from "react";
import Page, { metaOf } from ${JSON.stringify(pageFile)};
${await bodyModule(file, body)}
const page = ${JSON.stringify(fields)};
export const meta = () => metaOf(page);
export default function Text() {
  return createElement(Page, { page, Body });
}
`;
