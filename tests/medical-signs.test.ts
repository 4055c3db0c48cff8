import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { helpFirst } from "../app/schema/page-fields.ts";
import { articles, pages } from "./support/content.ts";

// A sign may be reworded, moved between what is in view and what folds out, or get more urgent advice, but not get lost.

const LEVELS = ["gp", "today", "hospital", "emergency"] as const;

const signsByPage = z
  .record(z.string(), z.partialRecord(z.enum(LEVELS), z.array(z.string())))
  .parse(parse(readFileSync("tests/medical-signs.yaml", "utf8"), { merge: true }));

/** How urgent a piece of advice is at most, as an index of `LEVELS`. */
function urgencyOf(advice: string): number {
  if (/Triple\sZero/.test(advice)) return 3;
  if (/emergency department|maternity unit.* (now|straight away)/i.test(advice)) return 2;
  return /today/i.test(advice) ? 1 : 0;
}

const pageSchema = z.object({ helpFirst });
const contentByPath = new Map<string, unknown>([
  ...pages.map(({ path, fields }) => [path, fields] as const),
  ...articles.map((article) => [article.path, article] as const),
]);

for (const [path, wanted] of Object.entries(signsByPage)) {
  // If the owner removes a page, its signs go with it.
  const page = contentByPath.get(path);
  test.skipIf(!page)(`${path} names every sign, with advice that's urgent enough`, () => {
    const { signs, more } = pageSchema.parse(page).helpFirst;
    // The action of a group is read after its sign too, as in "before 20 weeks".
    const lines = [
      ...signs,
      ...more.flatMap((group) =>
        group.signs.map((sign) => `${group.action}: ${sign}: ${group.action}`),
      ),
    ].map((line) => ({ line: line.replace(/\s/g, " "), urgency: urgencyOf(line) }));
    const missing = LEVELS.flatMap((level, urgency) =>
      (wanted[level] ?? [])
        .filter(
          (sign) =>
            !lines.some((one) => new RegExp(sign, "i").test(one.line) && one.urgency >= urgency),
        )
        .map((sign) => `${level}: ${sign}`),
    );
    expect(missing).toEqual([]);
  });
}
