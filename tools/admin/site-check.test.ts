import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { articleSlugs } from "../content/article-slugs.ts";
import { ARTICLES, contentFiles } from "./collections.ts";
import { readNamed } from "./named.ts";
import { type Named, problemsOf } from "./site-check.ts";

const CLINIC = "content/clinic.yaml";
const HOME = "content/pages/home.yaml";
const [slug = ""] = articleSlugs();
const ARTICLE = ARTICLES.file.replace("{{slug}}", slug);

const files = [...(await contentFiles()), { file: ARTICLE, schema: ARTICLES.schema }];
let named: Named;
beforeAll(async () => {
  named = await readNamed();
});

function check(file: string, text: string, pictures: Named["pictures"] = []): string[] {
  const found = files.find((each) => each.file === file);
  if (!found) throw new Error(`${file} is no file of the editor`);
  return problemsOf({ ...found, text }, { ...named, pictures: [...named.pictures, ...pictures] });
}

/** What is said of a file after a change to it. */
function said(file: string, from: string | RegExp = "", to = ""): string[] {
  const text = readFileSync(file, "utf8");
  const changed = text.replace(from, to);
  if (from !== "") expect(changed).not.toBe(text);
  return check(file, changed);
}

test.each(files.map(({ file }) => file))("%s is fine as it stands", (file) => {
  expect(said(file)).toEqual([]);
});

const CLOSED = "closures:\n  - { from: 2026-12-24, to: 2026-12-20 }\n";

test.each([
  [
    "a closure that ends before it starts",
    CLINIC,
    /^closures:.*\n/m,
    CLOSED,
    'Closures 1, Last day closed: found "2026-12-20", expected a last day that is on or after the first',
  ],
  [
    "a closing time before the opening time",
    CLINIC,
    /opens: "[\d:]+"/,
    'opens: "23:30"',
    "Opening hours 1, Times 1: found",
  ],
  [
    "a review that is yet to come",
    ARTICLE,
    /^date:/m,
    "reviewed: 2090-01-05\ndate:",
    "Reviewed: found 2090-01-05, expected the day you read it, up to today, or pending",
  ],
  [
    "a change that is yet to come",
    HOME,
    /^modified: .*/m,
    "modified: 2090-01-05",
    "Modified: found 2090-01-05, expected a day up to today",
  ],
  ["a fact that there is none of", HOME, /title: .*/, "title: Ring {fax}", "found {fax}"],
  ["a link to no page", ARTICLE, /\n$/, "\n\n[Here](/nowhere)\n", "found a link to /nowhere"],
  [
    "an article that names itself",
    ARTICLE,
    /^related: \[[^,\]]+/m,
    `related: [${slug}`,
    `Related articles 1: found ${slug}`,
  ],
])("%s is said in the words of the form", (_, file, from, to, expected) => {
  const lines = said(file, from, to);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(expected);
});

test("a new picture that is too small is refused, and one of its size isn't", () => {
  const text = readFileSync(HOME, "utf8").replace(/file: [\w.-]+/, "file: new-picture-1");
  const across = (width: number) => check(HOME, text, [["new-picture-1", { width, height: 1600 }]]);
  expect(across(2400)).toEqual([]);
  expect(across(300)).toEqual([
    expect.stringMatching(/^Hero, Picture, Picture: found "new-picture-1", expected a picture of/),
  ]);
});

test("an article and a picture that came after the build are taken", () => {
  expect(said(HOME, /file: [\w.-]+/, "file: from-an-earlier-save.jpg")).toEqual([]);
  expect(said(HOME, /articles:\n( +- ).*/, "articles:\n$1written-today")).toEqual([]);
  expect(said(ARTICLE, /\n$/, "\n\n[Here](/blog/written-today)\n")).toEqual([]);
});

test("what is missing is left to the form, where a draft may wait for it", () => {
  expect(said(ARTICLE, /^description: .*\n/m)).toEqual([]);
});
