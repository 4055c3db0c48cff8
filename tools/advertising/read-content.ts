import { globSync } from "node:fs";
import { type Fragment, fieldsOf, fragmentsOfProse } from "advertising-check";
import { type Facts, parseMdx, readSource, readYaml } from "content-files";
import { z } from "zod";
import { hideUnconnected } from "../../app/integrations/all-integrations.ts";
import { loadClinic } from "../content/facts/load-clinic.ts";
import { templateFacts } from "../content/facts/template-facts.ts";
import { APPROVED_FILE } from "./approved-file.ts";

export const ALLOWED_FILE = "content/allowed-words.yaml";

/** Files that visitors never see. */
const NOT_READ = new Set([ALLOWED_FILE, APPROVED_FILE, "content/to-confirm.yaml"]);

function readProse(file: string, facts: Facts): Fragment[] {
  const source = readSource(".", file);
  const { data, text } = parseMdx(file, source, z.unknown(), { fields: facts, text: facts });
  return [...fieldsOf(file, data), ...fragmentsOfProse(text)];
}

/** All text in `content/` that visitors see, with the facts filled in. */
export async function readContent(): Promise<Fragment[]> {
  const facts = templateFacts(hideUnconnected(await loadClinic()));
  const yaml = globSync("content/**/*.yaml")
    .filter((file) => !NOT_READ.has(file))
    .sort()
    .flatMap((file) => fieldsOf(file, readYaml(".", file, z.unknown(), facts)));
  return [
    ...yaml,
    ...globSync("content/**/*.mdx")
      .sort()
      .flatMap((file) => readProse(file, facts)),
  ];
}
