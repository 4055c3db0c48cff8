import { expect, test } from "vitest";
import { articleHtml } from "../build/site-files/article-html.ts";
import { bodyModule } from "./prose-module.ts";

const CODE = [
  ["code in a value", '<Note title={alert(1)} title="x">Words</Note>'],
  ["a text in braces", '<Note title={"x"}>Words</Note>'],
  ["spread attributes", "<Note {...props}>Words</Note>"],
  ["an attribute twice", '<Note title="x" title="y">Words</Note>'],
  ["an attribute without a value", "<Note title>Words</Note>"],
  ["code in a text", "Words {alert(1)}"],
  ["code on a line by itself", "{alert(1)}"],
  ["code in a tag in a tag", '<Part ground="mint"><PullQuote>{alert(1)}</PullQuote></Part>'],
  ["an export", "export const x = alert(1)"],
  ["a picture", "![x](sea.jpg)"],
  ["a picture with a reference", "![x][y]\n\n[y]: https://example.org/x.png"],
] as const;

test.each(CODE)("%s stops page and feed, even if the check lets it through", async (_, text) => {
  const stops = { message: expect.stringMatching(/^.+: line 1 of the text: [^\n]+$/) };
  await expect(bodyModule("articles/x", text)).rejects.toMatchObject(stops);
  await expect(articleHtml(text, "https://clinic.example/blog/x")).rejects.toMatchObject(stops);
});

test("a text may have the words that begin its module's function", async () => {
  const words = "export default function MDXContent";
  const code = await bodyModule("articles/x", `It says ${words} here`);
  expect(code).toContain(`It says ${words} here`);
  expect(code.match(/^export.*/gm)).toEqual([expect.stringMatching(/^export function Body/)]);
});
