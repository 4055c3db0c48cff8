import { execFile } from "node:child_process";
import { access, cp, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sydneyTime } from "../../app/facts/sydney.ts";
import { articlePath } from "../../app/lib/paths.ts";
import { sharePicturePath } from "../../app/seo/share-picture.ts";
import { loadClinic } from "../../tools/content/facts/load-clinic.ts";
import { articleSlugs } from "../../tools/content/prose/article-slugs.ts";
import { ARTICLE } from "../../tools/content/registry.ts";
import { allCaptures } from "../../tools/lib/captures.ts";

const SLUG = "an-article-added-by-a-test";
const PATH = articlePath(SLUG);
const TITLE = "Your First Visit, Step by Step";
const NEEDED = [
  "app",
  "content",
  "public",
  "tools",
  "package.json",
  "package-lock.json",
  "react-router.config.ts",
  "tsconfig.json",
  "vite.config.ts",
];

let project = "";
let example = "";

beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), "clinic-"));
  for (const name of NEEDED) await cp(name, join(project, name), { recursive: true });
  // Linked, so that the copy uses the pictures that are already encoded.
  await symlink(resolve("node_modules"), join(project, "node_modules"));
  const [slug = ""] = articleSlugs();
  const written = await readFile(ARTICLE.file.replace("{{slug}}", slug), "utf8");
  const { date: today } = sydneyTime(Date.now());
  example = written
    .replace(/^title: .*/m, `title: ${TITLE}`)
    .replace(/^date: .*/m, `date: ${today}`)
    .replace(/^(order|published|modified|updated): .*\n/gm, "");
});
afterAll(() => rm(project, { recursive: true }));

/** Adds an article file to the copy and builds it. */
async function buildWith(article: string): Promise<{ failed: boolean; output: string }> {
  await writeFile(join(project, "content/articles", `${SLUG}.mdx`), article);
  const { NODE_ENV: _ofTheTests, CLINIC_FILE: _otherFacts, ...environment } = process.env;
  return new Promise((settle) => {
    execFile(
      "npm",
      ["run", "--silent", "build"],
      { cwd: project, env: { ...environment, BUILD_DIR: "build" } },
      (error, stdout, stderr) => settle({ failed: error !== null, output: stdout + stderr }),
    );
  });
}

const built = (file: string) => readFile(join(project, "build/client", file), "utf8");

test("a mistake in an article's front matter stops the build with one line", async () => {
  const { failed, output } = await buildWith(
    example.replace(/^ {2}destination: \w+/m, "  destination: boking"),
  );
  expect(failed).toBe(true);
  expect(output.trim().split("\n")).toEqual([
    expect.stringMatching(
      `content/articles/${SLUG}.mdx: mainButton.destination: found "boking", expected one of contact`,
    ),
  ]);
});

test("a new article becomes a page, with card, feed entry and share picture", async () => {
  const { failed, output } = await buildWith(example);
  expect(failed, output).toBe(false);

  const page = await built(`${PATH}.html`);
  expect(page).toMatch(new RegExp(`<h1[^>]*>${TITLE}</h1>`));
  const data = allCaptures(page, /<script type="application\/ld\+json">(.*?)<\/script>/g).map(
    (json) => JSON.parse(json),
  );
  expect(data).toContainEqual(expect.objectContaining({ "@type": "BlogPosting", headline: TITLE }));

  const cards = [...(await built("blog.html")).matchAll(/<article[\s\S]*?<\/article>/g)];
  expect(cards[0]?.[0]).toContain(`href="${PATH}"`);

  const url = (await loadClinic()).siteUrl + PATH;
  expect(await built("sitemap.xml")).toContain(`<loc>${url}</loc>`);
  expect(await built("feed.xml")).toContain(`<id>${url}</id>`);
  await access(join(project, "build/client", sharePicturePath(PATH)));
});
