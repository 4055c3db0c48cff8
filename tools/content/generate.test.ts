import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

// In an empty folder with one article, so that any file the routes write would show up.
const project = process.cwd();
const folder = mkdtempSync(join(tmpdir(), "routes-"));

beforeAll(() => {
  mkdirSync(join(folder, "content/articles"), { recursive: true });
  writeFileSync(join(folder, "content/articles/one-article.mdx"), "");
  process.chdir(folder);
});
afterAll(() => {
  process.chdir(project);
  rmSync(folder, { recursive: true });
});

test("importing the routes finds the articles and writes nothing", async () => {
  const { default: routes } = await import("../../app/routes.ts");
  expect(routes).toContainEqual(
    expect.objectContaining({
      path: "blog/one-article",
      file: "../.generated/articles/one-article.tsx",
    }),
  );
  expect(readdirSync(folder)).toEqual(["content"]);
});
