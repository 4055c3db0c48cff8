import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { articleSlugs } from "../content/article-slugs.ts";
import { loadContent } from "../content/load.ts";
import { ARTICLES, contentFiles } from "./collections.ts";
import { editorConfig, WITH_BODY } from "./config.ts";
import { fileFormat, formatFile } from "./file-format.ts";
import { editorSettings } from "./settings.ts";

const SINGLE = (await contentFiles()).map(({ file }) => ({
  file,
  format: file.endsWith(".mdx") ? `${file}${WITH_BODY}` : file,
}));
const FILES = [
  ...SINGLE,
  ...articleSlugs().map((slug) => ({
    file: join(ARTICLES.folder, `${slug}.mdx`),
    format: `articles${WITH_BODY}`,
  })),
];

type Place = { path: string; set: (value: string) => void; value: string };

/** Every text in the fields, and how it is changed. */
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

let shapes: Awaited<ReturnType<typeof editorConfig>>["shapes"];
beforeAll(async () => {
  await loadContent();
  ({ shapes } = await editorConfig(editorSettings()));
});

describe.each(FILES)("$file", ({ file, format }) => {
  const source = formatFile(readFileSync(file, "utf8"));
  const shaped = () => {
    const shape = shapes[format];
    if (!shape) throw new Error(`${file} has no shape`);
    return fileFormat(shape);
  };
  const read = () => shaped().fromFile(source.trim());
  const write = (fields: Record<string, unknown>) => `${shaped().toFile(fields).trim()}\n`;

  test("comes back byte for byte", () => {
    expect(write(read())).toBe(source);
  });

  test("changes in one line with one field", () => {
    const places = texts(read()).filter(({ path }) => path !== ".sourceText" && path !== ".body");
    const [first, middle, last] = [0, places.length >> 1, places.length - 1].map((i) => places[i]);
    for (const path of [first, middle, last].map((one) => one?.path)) {
      const fields = read();
      const place = texts(fields).find((candidate) => candidate.path === path);
      if (!place) throw new Error(`${file} has no text`);
      place.set(`${place.value} anew`);
      expect([path, differing(source, write(fields))]).toEqual([path, 1]);
    }
  });
});
