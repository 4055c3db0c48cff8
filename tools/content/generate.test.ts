import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, expect, test } from "vitest";

// In a folder with one article and nothing else, so that any file the routes write would show up.
const folder = mkdtempSync(join(tmpdir(), "routes-"));
mkdirSync(join(folder, "content/articles"), { recursive: true });
writeFileSync(join(folder, "content/articles/one-article.mdx"), "");

afterAll(() => rmSync(folder, { recursive: true }));

test("importing the routes finds the articles and writes nothing", () => {
  const routes = pathToFileURL(resolve("app/routes.ts"));
  const script = `console.log(JSON.stringify((await import("${routes}")).default))`;
  // In a process of its own, whose working folder may differ.
  const printed = execFileSync(process.execPath, ["--input-type=module", "--eval", script], {
    cwd: folder,
    encoding: "utf8",
  });
  expect(JSON.parse(printed)).toContainEqual(
    expect.objectContaining({
      path: "blog/one-article",
      file: "../.generated/articles/one-article.tsx",
    }),
  );
  expect(readdirSync(folder)).toEqual(["content"]);
});
