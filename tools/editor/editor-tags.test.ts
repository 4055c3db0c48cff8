import { readFileSync } from "node:fs";
import { parseMarkdown } from "content-files";
import { describe, expect, test } from "vitest";
import { ARTICLE_TAGS } from "../../app/schema/prose.ts";
import { articleSlugs } from "../content/prose/article-slugs.ts";
import { ARTICLE } from "../content/registry.ts";
import { tagBlock } from "./client/tag-block.ts";
import { editorTags } from "./editor-tags.ts";

const tags = editorTags(ARTICLE_TAGS, { pages: [], questions: [] });

test("every tag that an article may use is an editor component", () => {
  expect(tags.map(({ id }) => id)).toEqual(Object.keys(ARTICLE_TAGS));
});

test("a new table starts with a valid example and a hint", () => {
  const table = tags.find(({ id }) => id === "Table");
  const inside = table?.fields.find(({ name }) => name === "text");
  expect(inside?.hint).toContain("Each line is a row");
  const written = table && tagBlock(table).toBlock({ caption: "Bring", text: inside?.default });
  const text = { file: "a.mdx", body: written ?? "", firstLine: 1 };
  expect(parseMarkdown(text).children).toMatchObject([
    { name: "Table", children: [{ type: "table", children: { length: 3 } }] },
  ]);
});

const texts = articleSlugs().map((slug) =>
  readFileSync(ARTICLE.file.replace("{{slug}}", slug), "utf8"),
);

describe.each(tags)("<$id>", (tag) => {
  const { pattern, fromBlock, toBlock } = tagBlock(tag);

  test("is the same in every article after reading and writing", () => {
    for (const text of texts) {
      const written = text.match(new RegExp(`^<${tag.id}\\b`, "gm")) ?? [];
      const found = [...text.matchAll(new RegExp(pattern, "gm"))];
      expect(found).toHaveLength(written.length);
      for (const match of found) expect(toBlock(fromBlock?.(match) ?? {})).toBe(match[0]);
    }
  });

  test("keeps quotes and other characters in its fields", () => {
    const values = Object.fromEntries(
      tag.fields.map(({ name, widget }) => [
        name,
        widget === "image" ? "/content/images/sea.jpg" : `A “word” and a "word" & ${name}`,
      ]),
    );
    const match = pattern.exec(toBlock(values));
    if (!match) throw new Error("The block does not read what it writes.");
    expect(fromBlock?.(match)).toEqual(values);
  });
});
