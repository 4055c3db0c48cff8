import { readFileSync } from "node:fs";
import { formatFile } from "content-files";
import { beforeAll, describe, expect, test } from "vitest";
import { articleSlugs } from "../content/article-slugs.ts";
import { ARTICLES, contentFiles } from "./collections.ts";
import { editorConfig, WITH_BODY } from "./config.ts";
import { fileFormat } from "./file-format.ts";
import { editorSettings } from "./settings.ts";

const SINGLE = (await contentFiles()).map(({ file }) => ({
  file,
  format: file.endsWith(".mdx") ? `${file}${WITH_BODY}` : file,
}));
const FILES = [
  ...SINGLE,
  ...articleSlugs().map((slug) => ({
    file: ARTICLES.file.replace("{{slug}}", slug),
    format: `articles${WITH_BODY}`,
  })),
];

type Place = { path: string; set: (value: string) => void; value: string };

/** Every text in the fields, each with a setter. */
function texts(value: unknown, path = ""): Place[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]): Place[] =>
    typeof entry === "string"
      ? [
          {
            path: `${path}.${key}`,
            value: entry,
            set: (next) => Object.assign(value, { [key]: next }),
          },
        ]
      : texts(entry, `${path}.${key}`),
  );
}

const differing = (before: string, after: string): number => {
  const [a, b] = [before.split("\n"), after.split("\n")];
  return a.length === b.length ? a.filter((line, i) => line !== b[i]).length : Number.NaN;
};

let formats: Awaited<ReturnType<typeof editorConfig>>["formats"];
beforeAll(async () => {
  ({ formats } = await editorConfig(editorSettings()));
});

describe.each(FILES)("$file", ({ file, format }) => {
  const source = formatFile(readFileSync(file, "utf8"));
  const shaped = () => {
    const options = formats[format];
    if (!options) throw new Error(`${file} has no options`);
    return fileFormat(options);
  };
  const read = () => shaped().fromFile(source.trim());
  const write = (fields: Record<string, unknown>) => `${shaped().toFile(fields).trim()}\n`;

  test("is byte for byte the same after reading and writing", () => {
    expect(write(read())).toBe(source);
  });

  test("is read the same with Windows line endings", () => {
    expect(shaped().fromFile(source.trim().replaceAll("\n", "\r\n"))).toEqual(read());
  });

  test("changes in one line if one field changes", () => {
    const places = texts(read()).filter(({ path }) => path !== ".sourceText" && path !== ".body");
    const some = new Set([places.at(0), places[places.length >> 1], places.at(-1)]);
    for (const { path } of [...some].filter((place) => place !== undefined)) {
      const fields = read();
      const place = texts(fields).find((candidate) => candidate.path === path);
      if (!place) throw new Error(`${file} has no text`);
      place.set(`${place.value} anew`);
      expect([path, differing(source, write(fields))]).toEqual([path, 1]);
    }
  });
});

test("a new entry adds one line to a file that is one list", () => {
  const options = formats["content/redirects.yaml"];
  if (!options) throw new Error("The redirects have no options");
  const { fromFile, toFile } = fileFormat(options);
  const remark = "# Where old addresses lead.";
  const entry = (from: string) => ({ from, to: "/blog" });
  const empty = fromFile(`${remark}\n[]`);
  expect(empty.redirects).toEqual([]);
  const one = toFile({ ...empty, redirects: [entry("/blog/old")] });
  expect(one).toBe(`${remark}\n- { from: /blog/old, to: /blog }\n`);
  const two = toFile({ ...empty, redirects: [entry("/blog/old"), entry("/blog/another-old")] });
  const block = `${remark}\n- { from: /blog/old, to: /blog }\n- { from: /blog/another-old, to: /blog }\n`;
  expect(two).toBe(block);
});
