import { z } from "zod";
import { blog, pagesWith } from "../support/content.ts";
import { section } from "../support/page.ts";
import { expect, test } from "../support/test.ts";

const titled = z.object({ title: z.string() });

/** Every list of cards whose length depends on the owner's content. */
const GRIDS = [
  ...pagesWith(z.object({ services: titled })).map(({ path, words }) => ({
    path,
    title: words.services.title,
  })),
  // Related services are the same component on all pages, so the first is enough.
  ...pagesWith(z.object({ related: titled }))
    .slice(0, 1)
    .map(({ path, words }) => ({ path, title: words.related.title })),
  { path: "/blog", title: blog.latest },
];
const COUNTS = [4, 5, 6, 7];
const WIDTHS = [768, 1280];

// Without script, because React would undo the cards the test adds.
test.use({ javaScriptEnabled: false });

for (const { path, title } of GRIDS)
  test(`${path}, ${title}: any number of cards fills its lines, no card is left alone`, async ({
    page,
  }) => {
    await page.goto(path);
    const list = section(page, title).getByRole("list").first();
    for (const count of COUNTS)
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        const { lines, beyond } = await list.evaluate((element, wanted) => {
          const first = element.firstElementChild;
          while (element.childElementCount > wanted) element.lastElementChild?.remove();
          while (first && element.childElementCount < wanted) element.append(first.cloneNode(true));
          const boxes = [...element.children].map((card) => card.getBoundingClientRect());
          const tops = [...new Set(boxes.map(({ top }) => Math.round(top)))];
          return {
            lines: tops.map((top) =>
              boxes.filter((box) => Math.round(box.top) === top).map((box) => box.width),
            ),
            beyond: document.documentElement.scrollWidth > innerWidth,
          };
        }, count);
        const where = `${count} cards at ${width} px`;
        expect(beyond, `${where}: the page is wider than the window`).toBe(false);
        const fullWidth = Math.max(...lines.map((line) => line.reduce((a, b) => a + b, 0)));
        for (const line of lines.filter(({ length }) => length === 1))
          expect(line[0], `${where}: a card alone fills its line`).toBeGreaterThan(fullWidth * 0.9);
      }
  });
