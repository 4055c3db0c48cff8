import { compile } from "@mdx-js/mdx";
import { labelledTables } from "content-files";
import rehypeSlug from "rehype-slug";
import remarkGfm from "remark-gfm";
import type { ProseFile } from "../modules.ts";
import { plainProse } from "./plain-prose.ts";

/** The module of a text's body: a component, compiled from MDX. */
export const bodyModule = async ({
  file,
  body,
}: Pick<ProseFile<unknown>, "file" | "body">): Promise<string> =>
  String(
    await compile(
      { path: file, value: body },
      { remarkPlugins: [remarkGfm, plainProse, labelledTables], rehypePlugins: [rehypeSlug] },
    ),
  );

/** The route module of a text, which renders the body inside its page. `pageFile` is the page of every such text. */
export const proseModule = (
  { file, fields }: ProseFile<unknown>,
  pageFile: string,
): string => `import { createElement } from "react";
import Page, { metaOf } from ${JSON.stringify(pageFile)};
import Body from ${JSON.stringify(`/${file}?body`)};
const page = ${JSON.stringify(fields)};
export const meta = () => metaOf(page);
export default function Text() {
  return createElement(Page, { page, Body });
}
`;
