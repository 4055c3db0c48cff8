#!/usr/bin/env node
import { readPaths } from "advertising-check";
import { suggestionsFor } from "./suggestions.ts";

try {
  const paths = process.argv.slice(2);
  if (paths.length === 0) throw new Error("No path was given: plain-english PATH…");
  for (const { file, place, text } of suggestionsFor(readPaths(paths)))
    console.log(`${file}: ${place}: ${text}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
