import { globSync, readFileSync } from "node:fs";
import { type Fragment, fieldsOf, fragmentsOfProse } from "advertising-check";
import { type Facts, fillIn, fillText, frontMatterOf } from "content-files";
import { parse } from "yaml";
import { asShown } from "../../app/embeds/integrations.ts";
import { facts } from "../../app/facts/format.ts";
import { loadClinic } from "../content/load-clinic.ts";
import { APPROVED_FILE } from "./approved-file.ts";

export const ALLOWED_FILE = "content/allowed-words.yaml";

/** Files about the pages, which no visitor reads. */
const NOT_READ = new Set([ALLOWED_FILE, APPROVED_FILE, "content/to-confirm.yaml"]);

function readProse(file: string, filled: Facts): Fragment[] {
  const parts = frontMatterOf(readFileSync(file, "utf8"));
  if (!parts) return [];
  const fields = fieldsOf(file, fillIn(file, parse(parts.fields), filled));
  const { firstLine } = parts;
  const body = fillText(file, parts.body, filled, firstLine);
  return [...fields, ...fragmentsOfProse({ file, body, firstLine })];
}

/** Every word of `content/` that a visitor reads, with the facts filled in. */
export async function readContent(): Promise<Fragment[]> {
  const filled = facts(asShown(await loadClinic()));
  const yaml = globSync("content/**/*.yaml")
    .filter((file) => !NOT_READ.has(file))
    .sort()
    .flatMap((file) => fieldsOf(file, fillIn(file, parse(readFileSync(file, "utf8")), filled)));
  return [
    ...yaml,
    ...globSync("content/**/*.mdx")
      .sort()
      .flatMap((file) => readProse(file, filled)),
  ];
}
