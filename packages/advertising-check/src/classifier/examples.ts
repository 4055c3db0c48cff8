import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";
import { z } from "zod";
import { RULES } from "../rules/all.ts";
import type { Example } from "./logistic-regression.ts";

const FOLDER = fileURLToPath(new URL("../../examples", import.meta.url));
const schema = z.record(z.string(), z.array(z.string()).min(1));
/** Names of groups without breaches. All other groups are breaches. */
const CLEAN = /^clean\b/;

/** The sentences in a file of examples, each with whether it's a breach. */
export function examplesIn(file: string): Example[] {
  const groups = schema.parse(parse(readFileSync(`${FOLDER}/${file}`, "utf8")));
  const isClean = basename(file) === "clean.yaml";
  return Object.entries(groups).flatMap(([name, list]) =>
    list.map((text) => ({ text, breach: !isClean && !CLEAN.test(name) })),
  );
}

/** The rules' own test sentences. */
export const examplesOfRules = (): Example[] =>
  RULES.flatMap(({ mustFind, mustNotFind }) => [
    ...mustFind.map((text) => ({ text, breach: true })),
    ...mustNotFind.map((text) => ({ text, breach: false })),
  ]);

/** The files to train on: all except those held out for measuring. */
export const TRAINING: readonly string[] = globSync("**/*.yaml", { cwd: FOLDER })
  .filter((file) => !file.startsWith("held-out"))
  .sort();
