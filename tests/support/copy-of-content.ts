import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, vi } from "vitest";
import { loadContent } from "../../tools/content/load-content.ts";

/** Later than any date in the content, so that no test depends on the day it runs. */
const FAR_FUTURE = "2199-12-31";

/**
 * A copy of the demo content that a test may change, made anew for each test in the file that calls this.
 * Pictures are symlinks: replace a link, never write into it.
 */
export function copyOfContent() {
  let root: string;
  beforeEach(() => {
    vi.stubEnv("CLINIC_FILE", "");
    root = mkdtempSync(join(tmpdir(), "content-"));
    const isPicture = (path: string) => path.includes("images");
    cpSync("content", join(root, "content"), {
      recursive: true,
      filter: (path) => !isPicture(path),
    });
    mkdirSync(join(root, "content/images"));
    for (const file of readdirSync("content/images"))
      symlinkSync(resolve("content/images", file), join(root, "content/images", file));
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    rmSync(root, { recursive: true });
  });
  return {
    at: (file: string) => join(root, file),
    replaceIn(file: string, from: string | RegExp, to: string): void {
      const path = join(root, file);
      const text = readFileSync(path, "utf8");
      const replaced = text.replace(from, to);
      if (replaced === text) throw new Error(`${file} does not contain ${from}`);
      writeFileSync(path, replaced);
    },
    /** The error that stops the build on that day, or "no problem". */
    problem: (today = FAR_FUTURE) =>
      loadContent(root, today).then(
        () => "no problem",
        (error: Error) => error.message,
      ),
  };
}
