import { globSync, readFileSync, statSync } from "node:fs";
import { extname } from "node:path";
import { splitFrontMatter } from "content-files";
import { parse } from "yaml";
import type { TextPiece } from "../finding.ts";
import { piecesOfFeed, piecesOfHtml } from "./html.ts";
import { piecesOfFields, piecesOfProse } from "./pieces.ts";

function prose(file: string, source: string): TextPiece[] {
  const { yaml = "", body = source, firstLine = 1 } = splitFrontMatter(source) ?? {};
  return [...piecesOfFields(file, parse(yaml)), ...piecesOfProse({ file, body, firstLine })];
}

const READERS: Record<string, (file: string, source: string) => TextPiece[]> = {
  ".html": piecesOfHtml,
  ".htm": piecesOfHtml,
  ".xml": piecesOfFeed,
  ".md": prose,
  ".mdx": prose,
  ".txt": prose,
  ".yaml": (file, source) => piecesOfFields(file, parse(source)),
  ".yml": (file, source) => piecesOfFields(file, parse(source)),
  ".json": (file, source) => piecesOfFields(file, JSON.parse(source)),
  ".webmanifest": (file, source) => piecesOfFields(file, JSON.parse(source)),
};
/** The files to read in a folder. JSON is left out, because its texts are for programs. */
const IN_FOLDERS = "**/*.{html,htm,xml,md,mdx,txt,yaml,yml,webmanifest}";

const filesIn = (path: string): string[] =>
  statSync(path).isDirectory()
    ? globSync(`${path.replace(/\/+$/, "")}/${IN_FOLDERS}`, {
        exclude: (name) => name === "node_modules",
      }).sort()
    : [path];

/**
 * The texts of files and folders: pages, feeds, Markdown, YAML and plain text.
 * @throws Error if a path doesn't exist or a file's type isn't supported
 */
export const piecesOfFiles = (paths: readonly string[]): TextPiece[] =>
  paths.flatMap(filesIn).flatMap((file) => {
    const reader = READERS[extname(file).toLowerCase()];
    if (!reader)
      throw new Error(
        `${file}: found a kind of file without words, expected ${Object.keys(READERS).join(", ")}`,
      );
    return reader(file, readFileSync(file, "utf8"));
  });
