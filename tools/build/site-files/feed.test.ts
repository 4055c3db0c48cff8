import { expect, test } from "vitest";
import { schemaProblems } from "../../../tests/schemas/validate.ts";
import { loadClinic } from "../../content/facts/load-clinic.ts";
import { articleHtml } from "./article-html.ts";
import { atomFeed } from "./feed.ts";

const article = (slug: string, published: string, modified: string) => ({
  path: `/blog/${slug}`,
  title: `Necks & <backs> of ${slug}`,
  excerpt: "Short & plain.",
  category: "Backs & necks",
  published,
  modified,
  date: published,
  helpFirst: { signs: ["Pain: call 000."], more: [{ action: "See a GP", signs: ["A cough"] }] },
});

const body = `Hello [you](/about) and [there](#more).

<Note title="Mind">

A *note*.

</Note>

## More

| a | b |
| - | - |
| 1 | 2 |
`;

const clinic = await loadClinic();

const sample = () => ({
  clinic: { ...clinic, siteUrl: "https://clinic.example", name: "A & B Clinic" },
  medicalNotice: { helpFirstTitle: "Help", emergency: "Call.", author: "Me.", general: "All." },
  blog: { title: "Plain & careful", lead: "Words." },
  articles: [
    { fields: article("older", "2024-01-01", "2025-06-01"), body },
    { fields: article("newer", "2025-01-01", "2025-01-01"), body },
  ],
});

test("is valid Atom, newest article first, updated when an article was last modified", async () => {
  const xml = await atomFeed(sample());
  expect(await schemaProblems(xml, "atom")).toEqual([]);
  expect([...xml.matchAll(/<id>(.*)<\/id>/g)].map(([, id]) => id)).toEqual([
    "https://clinic.example/blog",
    "https://clinic.example/blog/newer",
    "https://clinic.example/blog/older",
  ]);
  expect(xml).toMatch(/<updated>2025-06-01T00:00:00.000Z<\/updated>/);
  expect(xml).toContain("Necks &amp; &lt;backs&gt; of newer");
  expect(xml).toContain("<li>Pain: call 000.</li>");
  expect(xml).toContain("<h3>See a GP</h3><ul><li>A cough</li></ul>");
});

test("an article has its full text and absolute links", async () => {
  const html = await articleHtml(body, "https://clinic.example/blog/older");
  expect(html).toContain('<a href="https://clinic.example/about">you</a>');
  expect(html).toContain('<a href="https://clinic.example/blog/older#more">there</a>');
  expect(html).toContain("<blockquote><p><strong>Mind</strong></p>");
  expect(html).toContain("<td>1</td>");
});

test("a decorative drawing leaves nothing behind, with or without a caption", async () => {
  const figures = `<Figure file="a.webp" alt="" />

<Figure file="c.webp" alt="" caption="Sit" />`;
  expect(await articleHtml(figures, "https://clinic.example/blog/older")).not.toMatch(
    /<(p|em|strong)><\//,
  );
});
