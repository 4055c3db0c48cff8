import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, vi } from "vitest";
import { loadContent } from "../../tools/content/load-content.ts";
import { temporaryFolder } from "./temporary-folder.ts";

/** Later than any date in the content, so that no test depends on the day it runs. */
const FAR_FUTURE = "2199-12-31";

/**
 * A copy of the demo content that a test may change, made anew for each test in the file that calls this.
 * Pictures are symlinks: replace a link, never write into it.
 */
export function copyOfContent() {
  const at = temporaryFolder();
  beforeEach(() => {
    vi.stubEnv("CLINIC_FILE", "");
    const isPicture = (path: string) => path.includes("images");
    cpSync("content", at("content"), { recursive: true, filter: (path) => !isPicture(path) });
    mkdirSync(at("content/images"));
    for (const file of readdirSync("content/images"))
      symlinkSync(resolve("content/images", file), at(join("content/images", file)));
  });
  afterEach(() => {
    vi.unstubAllEnvs();
  });
  return {
    at,
    replaceIn(file: string, from: string | RegExp, to: string): void {
      const path = at(file);
      const text = readFileSync(path, "utf8");
      const replaced = text.replace(from, to);
      if (replaced === text) throw new Error(`${file} does not contain ${from}`);
      writeFileSync(path, replaced);
    },
    /** The error that stops the build on that day, or "no problem". */
    problem: (today = FAR_FUTURE) =>
      loadContent(at(""), today).then(
        () => "no problem",
        (error: Error) => error.message,
      ),
  };
}
