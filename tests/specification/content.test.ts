import { expect, test } from "vitest";
import { FORM_HEIGHT } from "../../app/integrations/form/provider.ts";
import { sitePaths } from "../../tools/content/site-paths.ts";
import { cards, site } from "../support/content.ts";
import { at, CHANGED_PATHS, contentByPath, fixed, shared, specified } from "./read.ts";

const CHANGED = "if it should change, change the page's file in tests/specification";
const CHANGED_COUNT =
  "if their number should change, change count in tests/specification/shared.yaml";

test("the routes are the specified ones", () => {
  const routes = fixed(shared.routes);
  expect(fixed(sitePaths()), CHANGED_PATHS).toEqual(routes);
  const paths = specified.map(({ path }) => path);
  expect(fixed(paths), "each page has a file in tests/specification").toEqual(routes);
});

for (const { path, content: wanted, count } of specified) {
  test(`${path}: its texts`, () => {
    for (const [fieldPath, value] of Object.entries(wanted))
      expect(at(contentByPath.get(path), fieldPath) ?? null, `${fieldPath}: ${CHANGED}`).toEqual(
        withoutNulls(value),
      );
  });

  test(`${path}: its counts`, () => {
    for (const [fieldPath, number] of Object.entries(count))
      expect(at(contentByPath.get(path), fieldPath), `${fieldPath}: ${CHANGED}`).toHaveLength(
        number,
      );
  });
}

/** The specification writes a missing field as null. */
const withoutNulls = (value: unknown): unknown =>
  Array.isArray(value) ? value.map((entry) => entry ?? undefined) : value;

test("the words on every page", () => {
  for (const [fieldPath, value] of Object.entries(shared.site))
    expect(at(site, fieldPath), `site: ${fieldPath}`).toEqual(value);
});

test("the height of the form", () => {
  expect(FORM_HEIGHT).toBe(shared.formHeight);
});

test("the counts of what pages share", () => {
  for (const [fieldPath, number] of Object.entries(shared.count)) {
    const found = at({ site, cards }, fieldPath);
    const lists = fieldPath.includes("*") && Array.isArray(found) ? found : [found];
    for (const list of lists) expect(list, `${fieldPath}: ${CHANGED_COUNT}`).toHaveLength(number);
  }
});
