import { readFileSync } from "node:fs";
import { parseDocument } from "yaml";
import { z } from "zod";

const filled = (error: string) => z.string({ error }).min(1, { error });

const fields = <T extends z.ZodRawShape>(shape: T) =>
  z.strictObject(shape, { error: `only the fields ${Object.keys(shape).join(", ")}` });

const configSchema = fields({
  /** Headings and labels that are allowed word for word anywhere. */
  headings: z.array(filled("a heading or a label"), { error: "a list of headings" }).default([]),
  /** Exceptions: words that are allowed although a rule finds them. */
  allowed: z
    .array(
      fields({
        words: filled("the words to allow"),
        /** Why they don't break the law. */
        reason: filled("your reason"),
        /** Who decided it. */
        name: filled("your name"),
      }),
      { error: "a list of words with a reason and a name each" },
    )
    .default([]),
  /** Part of the path of pages for parents, which must have the Board's statement on children under two. */
  childrensPages: z.string({ error: "a part of a file's name" }).optional(),
});

/** A clinic's own configuration of the check. */
export type Config = z.infer<typeof configSchema>;

export const NO_CONFIG: Config = configSchema.parse({});

/** Mistakes in the configuration. Printed without a stack trace, because only the lines help. */
class ConfigError extends Error {
  constructor(lines: string) {
    super(lines);
    this.stack = lines;
  }
}

/**
 * Reads a clinic's configuration.
 * @throws ConfigError with one line per problem: file, field, what was found and what was expected
 */
export function readConfig(file: string): Config {
  const document = parseDocument(readFileSync(file, "utf8"));
  const [mistake] = document.errors;
  if (mistake) {
    const line = mistake.linePos?.[0].line ?? 1;
    throw new ConfigError(
      `${file}: line ${line}: found text that is not YAML, expected lines of the same form as those around it, with quotation marks around words with a colon or a sign at their start`,
    );
  }
  const parsed = configSchema.safeParse(document.toJS() ?? {}, { reportInput: true });
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map(({ path, message, input }) => {
    const found = input === undefined ? "nothing" : JSON.stringify(input);
    return `${file}: ${path.join(".") || "whole file"}: found ${found}, expected ${message}`;
  });
  throw new ConfigError(lines.join("\n"));
}
