import { readYamlData, validate } from "content-files";
import { type Config, configSchema } from "./config-schema.ts";

export type { Config };

export const NO_CONFIG: Config = configSchema.parse({});

/**
 * Reads a clinic's configuration.
 * @throws ContentError with one line per problem: file, field, what was found and what was expected
 */
export const readConfig = (file: string): Config =>
  validate(file, readYamlData(".", file) ?? {}, configSchema);
