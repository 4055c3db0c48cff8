import { readFileSync } from "node:fs";
import { parseMarkdown } from "content-files";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { ARTICLE_PARTS } from "../../app/schema/prose.ts";
import { articleSlugs } from "../content/article-slugs.ts";
import { partBlock } from "./client/part-block.ts";
import { ARTICLES } from "./collections.ts";
import { editorParts } from "./parts.ts";

const parts = editorParts(ARTICLE_PARTS, { pages: [], questions: [] });

test("every part that an article may use is an editor component", () => {
  expect(parts.map(({ id }) => id)).toEqual(Object.keys(ARTICLE_PARTS));
});

test("a part's fields and limits come from its schema", () => {
  const [part] = editorParts(
    { Aside: z.object({ name: z.string().max(9) }) },
    { pages: [], questions: [] },
  );
  expect(part?.fields).toMatchObject([{ name: "name", maxlength: 9 }, { name: "text" }]);
});

test("a new table starts with a valid example and a hint", () => {
  const table = parts.find(({ id }) => id === "Table");
  const inside = table?.fields.find(({ name }) => name === "text");
  expect(inside?.hint).toContain("Each line is a row");
  const written = table && partBlock(table).toBlock({ caption: "Bring", text: inside?.default });
  const text = { file: "a.mdx", body: written ?? "", firstLine: 1 };
  expect(parseMarkdown(text).children).toMatchObject([
    { name: "Table", children: [{ type: "table", children: { length: 3 } }] },
  ]);
});

const texts = articleSlugs().map((slug) =>
  readFileSync(ARTICLES.file.replace("{{slug}}", slug), "utf8"),
);

describe.each(parts)("<$id>", (part) => {
  const { pattern, fromBlock, toBlock } = partBlock(part);

  test("is the same in every article after reading and writing", () => {
    for (const text of texts) {
      const written = text.match(new RegExp(`^<${part.id}\\b`, "gm")) ?? [];
      const found = [...text.matchAll(new RegExp(pattern, "gm"))];
      expect(found).toHaveLength(written.length);
      for (const match of found) expect(toBlock(fromBlock?.(match) ?? {})).toBe(match[0]);
    }
  });

  test("keeps quotes and other characters in its fields", () => {
    const values = Object.fromEntries(
      part.fields.map(({ name, widget }) => [
        name,
        widget === "image" ? "/content/images/sea.jpg" : `A “word” and a "word" & ${name}`,
      ]),
    );
    const match = pattern.exec(toBlock(values));
    if (!match) throw new Error("The block does not read what it writes.");
    expect(fromBlock?.(match)).toEqual(values);
  });
});
