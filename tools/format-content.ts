import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { formatSource, readSource } from "content-files";

// Formats content/ in the style of the browser's editor, so that saving there changes only the lines that differ.
const CONTENT = "content";
const write = process.argv.includes("--write");

const files = readdirSync(CONTENT, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.(yaml|mdx)$/.test(file))
  .map((file) => join(CONTENT, file));
const different = files.filter((file) => {
  const text = readSource(".", file);
  const formatted = formatSource(text);
  if (formatted !== text && write) writeFileSync(file, formatted);
  return formatted !== text;
});

for (const file of different)
  console.log(write ? `${file}: reformatted` : `${file}: run npm run format:content`);
if (different.length > 0 && !write) process.exitCode = 1;
