import { readFileSync } from "node:fs";
import { parseDocument } from "yaml";
import { type Config, configSchema } from "./config-schema.ts";

export type { Config };

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
