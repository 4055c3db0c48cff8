import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";
import { z } from "zod";
import { RULES } from "../rules/all.ts";
import type { Example } from "./logistic-regression.ts";

const FOLDER = fileURLToPath(new URL("../../examples", import.meta.url));
const schema = z.record(z.string(), z.array(z.string()).min(1));
/** Groups of sentences that may stand; every other group is of breaches. */
const CLEAN = /^clean\b/;

/** The sentences of a file among the examples, each with whether it breaks the law. */
export function examplesIn(file: string): Example[] {
  const groups = schema.parse(parse(readFileSync(`${FOLDER}/${file}`, "utf8")));
  const isClean = basename(file) === "clean.yaml";
  return Object.entries(groups).flatMap(([name, list]) =>
    list.map((text) => ({ text, breach: !isClean && !CLEAN.test(name) })),
  );
}

/** What the rules themselves give as examples. */
export const examplesOfRules = (): Example[] =>
  RULES.flatMap(({ stops, lets }) => [
    ...stops.map((text) => ({ text, breach: true })),
    ...lets.map((text) => ({ text, breach: false })),
  ]);

/** The files that teach, all but what is held out to measure with. */
export const TEACHING: readonly string[] = globSync("**/*.yaml", { cwd: FOLDER })
  .filter((file) => !file.startsWith("held-out"))
  .sort();
