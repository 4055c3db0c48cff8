import { globSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import { facts } from "../../app/content/load.ts";
import { loadClinic } from "../../app/content/load-clinic.ts";
import { fillIn } from "../../app/content/read-file.ts";
import { APPROVED_FILE } from "./approved.ts";
import type { Fragment } from "./finding.ts";
import { FRONT_MATTER, fieldsOf, fragmentsOfProse } from "./fragments.ts";

/** Files about the pages, which no visitor reads. */
const NOT_READ = new Set([APPROVED_FILE, "content/to-confirm.yaml"]);

function readProse(file: string, filled: Record<string, string>): Fragment[] {
  const source = readFileSync(file, "utf8");
  const [head = "", yaml = ""] = FRONT_MATTER.exec(source) ?? [];
  const fields = fieldsOf(file, fillIn(file, parse(yaml), filled));
  const body = String(fillIn(file, source.slice(head.length), filled));
  return [...fields, ...fragmentsOfProse(file, body, head.split("\n").length)];
}

/** Every word of `content/` that a visitor reads, the facts filled in. */
export function readCopy(): Fragment[] {
  const filled = facts(loadClinic());
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
