import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { z } from "zod";

const configSchema = z.strictObject({
  /** Headings and labels that may stand word for word, wherever they are. */
  headings: z.array(z.string().min(1)).default([]),
  /** Words that the check stops and that may stand all the same. */
  allowed: z
    .array(
      z.strictObject({
        words: z.string().min(1),
        /** Why they don't break the law. */
        reason: z.string().min(1),
        /** Who decided it. */
        name: z.string().min(1),
      }),
    )
    .default([]),
  /** Part of the path of files for parents, which must carry the Board's statement on children under two. */
  childrensPages: z.string().optional(),
});

/** What is particular to one clinic. */
export type Config = z.infer<typeof configSchema>;

export const NO_CONFIG: Config = configSchema.parse({});

/**
 * Reads a clinic's configuration.
 * @throws Error with one line a problem: file, field, what was found and what is expected
 */
export function readConfig(file: string): Config {
  const parsed = configSchema.safeParse(parse(readFileSync(file, "utf8")) ?? {});
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map(
    ({ path, message }) => `${file}: ${path.join(".") || "whole file"}: ${message}`,
  );
  throw new Error(lines.join("\n"));
}
