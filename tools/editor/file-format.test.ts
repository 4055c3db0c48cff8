import { readFileSync } from "node:fs";
import { formatSource } from "content-files";
import { beforeAll, describe, expect, test } from "vitest";
import { articleSlugs } from "../content/prose/article-slugs.ts";
import { ARTICLE, registeredFiles } from "../content/registry.ts";
import { editorConfig, WITH_BODY } from "./config.ts";
import { fileFormat } from "./file-format.ts";
import { editorSettings } from "./settings.ts";

const SINGLE = registeredFiles.map(({ file }) => ({
  file,
  format: file.endsWith(".mdx") ? `${file}${WITH_BODY}` : file,
}));
const FILES = [
  ...SINGLE,
  ...articleSlugs().map((slug) => ({
    file: ARTICLE.file.replace("{{slug}}", slug),
    format: `articles${WITH_BODY}`,
  })),
];

type Place = { path: string; set: (value: string) => void; value: string };

/** Every text in the fields, each with a setter. */
const texts = (value: unknown, path = ""): Place[] =>
  typeof value !== "object" || value === null
    ? []
    : Object.entries(value).flatMap(([key, entry]): Place[] => {
        const inner = `${path}.${key}`;
        if (typeof entry !== "string") return texts(entry, inner);
        const set = (next: string) => Object.assign(value, { [key]: next });
        return [{ path: inner, value: entry, set }];
      });

const differing = (before: string, after: string): number => {
  const [a, b] = [before.split("\n"), after.split("\n")];
  return a.length === b.length ? a.filter((line, i) => line !== b[i]).length : Number.NaN;
};

let formats: Awaited<ReturnType<typeof editorConfig>>["formats"];
beforeAll(async () => {
  ({ formats } = await editorConfig(editorSettings()));
});

describe.each(FILES)("$file", ({ file, format }) => {
  const source = formatSource(readFileSync(file, "utf8"));
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
