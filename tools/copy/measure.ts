import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { z } from "zod";
import { brokenRules } from "../text/broken.ts";

const groupsSchema = z.record(z.string(), z.array(z.string()).min(1));

export type Sample = { sentence: string; found: boolean };
/** Groups of sentences, each with what the rules made of it. */
export type Samples = ReadonlyMap<string, readonly Sample[]>;

/** The sentences of a file beside this one, by group, judged by the rules as they stand. */
export function judge(file: string): Samples {
  const source = readFileSync(new URL(file, import.meta.url), "utf8");
  const groups = groupsSchema.parse(parse(source));
  const sample = (sentence: string) => ({ sentence, found: brokenRules(sentence).length > 0 });
  return new Map(Object.entries(groups).map(([name, list]) => [name, list.map(sample)]));
}

/** Every second sentence of each group: the first, third … develop the rules, the others are held out. */
export const half = (samples: Samples, which: "development" | "held out"): Samples =>
  new Map(
    [...samples].map(([name, list]) => [
      name,
      list.filter((_, index) => (index % 2 === 0) === (which === "development")),
    ]),
  );

/** How many of the sentences the rules find something in, in per cent. */
export function rate(samples: Samples): number {
  const all = [...samples.values()].flat();
  return (100 * all.filter(({ found }) => found).length) / all.length;
}

/** One group of a file. */
export const only = (samples: Samples, name: string): Samples =>
  new Map([[name, samples.get(name) ?? []]]);
