import { readdirSync } from "node:fs";
import { basename } from "node:path";

/** The last part of each article's address: its file's name in `content/articles`. */
export function articleSlugs(): string[] {
  return readdirSync("content/articles")
    .filter((file) => file.endsWith(".mdx"))
    .map((file) => basename(file, ".mdx"))
    .sort();
}
