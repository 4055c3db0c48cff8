import { wordsOf } from "../../../../tests/support/content.ts";
import { expectOneOpen, section } from "../../../../tests/support/page.ts";
import { expect, open, test } from "../../../../tests/support/test.ts";
import { formatRange } from "../../../facts/format.ts";
import { schema } from "./schema.ts";

const { reflexes } = wordsOf("services/babies-children", schema);

test("the reflexes say when they fade, and open one at a time, with ids from reflex-0", async ({
  page,
}) => {
  await open(page, "/services/babies-children");
  const rows = section(page, reflexes.title).locator("details");
  for (const [i, { title, months }] of reflexes.items.entries()) {
    await expect(rows.nth(i)).toContainText(title);
    const stated = months
      ? `${formatRange(months.from, months.to)} ${reflexes.unit}`
      : reflexes.varies;
    await expect(rows.nth(i).locator("summary")).toContainText(stated);
  }
  const texts = reflexes.items.map(({ what }) => what);
  await expectOneOpen(page, rows, "reflex", texts);
});
