import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { loadClinic } from "../content/facts/load-clinic.ts";
import { articleSlugs } from "../content/prose/article-slugs.ts";
import { ARTICLE, registeredFiles } from "../content/registry.ts";
import { formProblems, type SiteSnapshot } from "./site-check.ts";
import { readSnapshot } from "./snapshot.ts";

const CLINIC_FILE = "content/clinic.yaml";
const HOME = "content/pages/home.yaml";
const SERVICE = "content/pages/services/chiropractic-care.yaml";
const [slug = ""] = articleSlugs();
const ARTICLE_FILE = ARTICLE.file.replace("{{slug}}", slug);

const files = [...registeredFiles, { file: ARTICLE_FILE, schema: ARTICLE.schema }];
let snapshot: SiteSnapshot;
beforeAll(async () => {
  snapshot = await readSnapshot(await loadClinic());
});

function check(file: string, text: string, pictures: SiteSnapshot["pictures"] = []): string[] {
  const found = files.find((each) => each.file === file);
  if (!found) throw new Error(`${file} is no file of the editor`);
  return formProblems(
    { ...found, text },
    { ...snapshot, pictures: [...snapshot.pictures, ...pictures] },
  );
}

/** The problems in a file after one change to it. */
function problemsAfter(file: string, from: string | RegExp = "", to = ""): string[] {
  const text = readFileSync(file, "utf8");
  const changed = text.replace(from, to);
  if (from !== "") expect(changed).not.toBe(text);
  return check(file, changed);
}

test.each(files.map(({ file }) => file))("%s has no problems", (file) => {
  expect(problemsAfter(file)).toEqual([]);
});

const LATE = 'times: [{ opens: "23:30", closes: "12:00" }]';
const CLOSED = "closures:\n  - { from: 2026-12-24, to: 2026-12-20 }\n";

test.each([
  [
    CLINIC_FILE,
    /^closures:.*\n( .*\n)*/m,
    CLOSED,
    'Closures 1, Last day closed: found "2026-12-20"',
  ],
  [CLINIC_FILE, /times: .*/, LATE, "Opening hours 1, Times 1: "],
  [
    SERVICE,
    /^reviewed: .*/m,
    "reviewed: 2090-01-05",
    "Reviewed: found 2090-01-05, expected the day",
  ],
  [
    HOME,
    /^modified: .*/m,
    "modified: 2090-01-05",
    "Last changed: found 2090-01-05, expected a day",
  ],
  [HOME, /title: .*/, "title: Ring {fax}", "found {fax}"],
  [ARTICLE_FILE, /\n$/, "\n\n[Here](/nowhere)\n", "found a link to /nowhere"],
  [ARTICLE_FILE, /^related: \[[^,\]]+/m, `related: [${slug}`, `Related articles 1: found ${slug}`],
])("%s: a mistake is reported with the form's labels: %s", (file, from, to, expected) => {
  const lines = problemsAfter(file, from, to);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(expected);
});

test("a new picture is refused if it's too small, and accepted if it's large enough", () => {
  const text = readFileSync(HOME, "utf8").replace(/file: [\w.-]+/, "file: new-picture-1");
  const across = (width: number) => check(HOME, text, [["new-picture-1", { width, height: 1600 }]]);
  expect(across(2400)).toEqual([]);
  expect(across(300)).toEqual([
    expect.stringMatching(
      /^Top of the page, Picture, Picture: found "new-picture-1", expected a picture of/,
    ),
  ]);
});

test("what is newer than the build is accepted, and so is a draft with missing fields", () => {
  expect(problemsAfter(HOME, /file: [\w.-]+/, "file: from-an-earlier-save.jpg")).toEqual([]);
  expect(problemsAfter(HOME, /articles:\n( +- ).*/, "articles:\n$1written-today")).toEqual([]);
  expect(problemsAfter(ARTICLE_FILE, /\n$/, "\n\n[Here](/blog/written-today)\n")).toEqual([]);
  expect(problemsAfter(ARTICLE_FILE, /^description: .*\n/m)).toEqual([]);
  expect(problemsAfter(ARTICLE_FILE, /\n$/, "\n\n<Note>\n\nWords.\n\n</Note>\n")).toEqual([
    expect.stringContaining("<Note>: title: found nothing"),
  ]);
});
