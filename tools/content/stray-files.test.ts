import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { articleFiles } from "./prose/article-slugs.ts";
import { strayFileProblems } from "./stray-files.ts";

const at = temporaryFolder();

function put(...files: string[]) {
  for (const file of files) {
    const path = at(`content/${file}`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, "");
  }
}

test("a page's folder reports each file without a page in one line", () => {
  const known = [
    "pages/care.yaml",
    "pages/care/babies.yaml",
    "pages/care/back.yaml",
    "legal/terms.mdx",
  ];
  put(...known, "pages/care/.DS_Store", "legal/Thumbs.db");
  const stray = () =>
    strayFileProblems(
      at(""),
      known.map((file) => `content/${file}`),
    );
  expect(stray()).toEqual([]);
  put("pages/care/massage.yaml", "legal/terms.mdx.txt");
  expect(stray()).toEqual([
    "content/pages/care/massage.yaml: whole file: found a file that no page uses, expected one of babies.yaml, back.yaml; a new page needs a developer",
    "content/legal/terms.mdx.txt: whole file: found a file that no page uses, expected one of terms.mdx; a new page needs a developer",
  ]);
});

test.each([
  ["posture-2.mdx", "a different name: it looks like a copy of posture.mdx. Delete it, or name it"],
  ["posture-copy.mdx", "a different name: it looks like a copy of posture.mdx."],
  ["posture.mdx.txt", "a name that ends in .mdx, such as posture.mdx"],
  ["sleep.md", "a name that ends in .mdx, such as sleep.mdx"],
  ["My Notes.docx", "a name that ends in .mdx, such as my-notes-docx.mdx"],
  ["Sleep Well.mdx", "lowercase letters, digits and hyphens, such as sleep-well.mdx"],
  ["sleep.MDX", "lowercase letters, digits and hyphens, such as sleep.mdx"],
])("an article's file named %s is reported in one line", (name, expected) => {
  put("articles/posture.mdx", `articles/${name}`);
  expect(articleFiles(at("")).flatMap(({ problem }) => problem ?? [])).toEqual([
    expect.stringContaining(
      `content/articles/${name}: name of the file: found "${name}", expected ${expected}`,
    ),
  ]);
});

test("an article's file may end in a number", () => {
  put("articles/sleep-2.mdx", "articles/10-ways.mdx", "articles/.gitkeep");
  expect(articleFiles(at("")).map(({ slug, problem }) => [slug, problem])).toEqual([
    ["10-ways", undefined],
    ["sleep-2", undefined],
  ]);
});
