import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { articleFiles } from "./article-slugs.ts";
import { strayFiles } from "./stray-files.ts";

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "stray-"));
});
afterEach(() => rmSync(root, { recursive: true }));

function put(...files: string[]) {
  for (const file of files) {
    const path = join(root, "content", file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, "");
  }
}

describe("a page's folder", () => {
  const known = ["services/babies.yaml", "services/back.yaml", "legal/terms.mdx"];

  test("is fine with its pages' files and those of the operating system", () => {
    put(...known, "services/.DS_Store", "legal/Thumbs.db");
    expect(strayFiles(root, known)).toEqual([]);
  });

  test("reports each file without a page in one line", () => {
    put(...known, "services/massage.yaml", "legal/terms.mdx.txt");
    expect(strayFiles(root, known)).toEqual([
      "content/services/massage.yaml: whole file: found a file that no page uses, expected one of babies.yaml, back.yaml; a new page needs a developer",
      "content/legal/terms.mdx.txt: whole file: found a file that no page uses, expected one of terms.mdx; a new page needs a developer",
    ]);
  });
});

describe("an article's file", () => {
  test.each([
    [
      "posture-2.mdx",
      "a name of its own: it looks like a copy of posture.mdx. Delete it, or name it",
    ],
    ["posture-copy.mdx", "a name of its own: it looks like a copy of posture.mdx."],
    ["posture.mdx.txt", "a name that ends in .mdx, such as posture.mdx"],
    ["sleep.md", "a name that ends in .mdx, such as sleep.mdx"],
    ["My Notes.docx", "a name that ends in .mdx, such as my-notes-docx.mdx"],
    ["Sleep Well.mdx", "lowercase letters, digits and hyphens, such as sleep-well.mdx"],
    ["sleep.MDX", "lowercase letters, digits and hyphens, such as sleep.mdx"],
  ])("named %s is reported in one line", (name, expected) => {
    put("articles/posture.mdx", `articles/${name}`);
    const problems = articleFiles(root).flatMap(({ problem }) => problem ?? []);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(
      `content/articles/${name}: name of the file: found "${name}", expected ${expected}`,
    );
  });

  test("may end in a number", () => {
    put("articles/sleep-2.mdx", "articles/10-ways.mdx", "articles/.gitkeep");
    expect(articleFiles(root).map(({ slug, problem }) => [slug, problem])).toEqual([
      ["10-ways", undefined],
      ["sleep-2", undefined],
    ]);
  });
});
