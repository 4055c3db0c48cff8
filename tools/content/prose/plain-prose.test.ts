import { ContentError } from "content-files";
import { expect, test } from "vitest";
import { z } from "zod";
import { ARTICLE_TAGS } from "../../../app/schema/prose.ts";
import { authorCode } from "../../../tests/support/author-code.ts";
import { articleWriter, randomNumbers } from "../../../tests/support/random-article.ts";
import { articleHtml } from "../../build/site-files/article-html.ts";
import { NO_TARGETS } from "../resolve-references.ts";
import { parseProse } from "./load-prose.ts";
import { bodyModule } from "./prose-module.ts";

const CODE = [
  ["code in a value", '<Note title={alert(1)} title="x">Words</Note>'],
  ["a text in braces", '<Note title={"x"}>Words</Note>'],
  ["spread attributes", "<Note {...props}>Words</Note>"],
  ["an attribute twice", '<Note title="x" title="y">Words</Note>'],
  ["an attribute without a value", "<Note title>Words</Note>"],
  ["code in a text", "Words {alert(1)}"],
  ["code on a line by itself", "{alert(1)}"],
  ["an export", "export const x = alert(1)"],
  ["a picture", "![x](sea.jpg)"],
  ["a picture with a reference", "![x][y]\n\n[y]: https://example.org/x.png"],
] as const;

test.each(CODE)("%s stops page and feed, even if the check lets it through", async (_, text) => {
  const stops = { message: expect.stringMatching(/^.+: line 1 of the text: [^\n]+$/) };
  await expect(bodyModule({ file: "articles/x", body: text })).rejects.toMatchObject(stops);
  await expect(articleHtml(text, "https://clinic.example/blog/x")).rejects.toMatchObject(stops);
});

const figure = { width: 1600, height: 900, path: "", hash: "", color: "", file: "sea.jpg" };
const variables = { phone: "(02) 5550 0142", odd: "{1 + 1}<b>" };
const KIND = {
  schema: z.object({}),
  tags: ARTICLE_TAGS,
  variables: { fields: {}, text: variables },
  targets: { ...NO_TARGETS, paths: new Set(["/about"]), pictures: new Map([["sea.jpg", figure]]) },
  today: "2026-01-01",
};

/** The text of an article that passes the check, with its variables filled in. */
function checked(text: string): string | undefined {
  try {
    return parseProse("article.mdx", `---\n{}\n---\n\n${text}\n`, KIND).body;
  } catch (error) {
    if (error instanceof ContentError) return undefined;
    throw error;
  }
}

// Repeat a run with FUZZ_SEED=NUMBER.
const seed = Number(process.env.FUZZ_SEED ?? Math.floor(Math.random() * 2 ** 31));

test(`what passes the check compiles to code without an author's (2,000 articles, seed ${seed})`, async () => {
  const write = articleWriter(randomNumbers(seed));
  const articles = Array.from({ length: 2000 }, write);
  const passed = articles.flatMap((text) => checked(text) ?? []);
  console.log(`${passed.length} of 2,000 articles passed the check. FUZZ_SEED=${seed}`);
  expect(passed.length).toBeGreaterThan(500);
  for (const body of passed)
    expect(authorCode(await bodyModule({ file: "articles/x", body })), body).toEqual([]);
}, 120_000);
