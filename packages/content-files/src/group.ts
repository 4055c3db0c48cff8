/** A group of named fields, as YAML holds them. */
export type Group = Record<string, unknown>;

export const isGroup = (value: unknown): value is Group =>
  typeof value === "object" && value !== null && !Array.isArray(value);
