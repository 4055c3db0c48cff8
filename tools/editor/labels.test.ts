import { expect, test } from "vitest";
import { editorConfig } from "./config.ts";
import { editorSettings } from "./settings.ts";

const { cms, tags } = await editorConfig(editorSettings());
const forms = JSON.parse(JSON.stringify({ collections: cms.collections, tags }));

type Named = { path: string; label: unknown };

/** Everything in the forms that has a name: pages, fields, tags. */
function namedIn(value: unknown, path = ""): Named[] {
  if (typeof value !== "object" || value === null) return [];
  const { name, id, label } = value as Record<string, unknown>;
  const own = name ?? id;
  const here = own === undefined ? path : `${path}.${own}`;
  const inner = Object.values(value).flatMap((each) => namedIn(each, here));
  return own === undefined ? inner : [{ path: here, label }, ...inner];
}

const named = namedIn(forms);

test("everything she reads has a written label", () => {
  expect(named.length).toBeGreaterThan(500);
  // Without one, the label is the field's name.
  const unwritten = named.filter(({ label }) => !/^[A-Z\d]/.test(String(label)));
  expect(unwritten.map(({ path }) => path)).toEqual([]);
});
