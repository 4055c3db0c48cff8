import { readFileSync } from "node:fs";

const TOKENS = "app/styles/tokens.css";

/** The colours of the design's first tier by name, read from the one place that sets them. */
export function readPalette(): (name: string) => string {
  const found = readFileSync(TOKENS, "utf8").matchAll(/--palette-([\w-]+):\s*(#[0-9a-f]{3,8})\b/gi);
  const palette = new Map([...found].map(([, name = "", value = ""]) => [name, value]));
  return (name) => {
    const value = palette.get(name);
    if (!value) throw new Error(`${TOKENS}: found no --palette-${name}, expected a hex colour`);
    return value;
  };
}
