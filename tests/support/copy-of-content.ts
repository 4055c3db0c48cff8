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
import { loadContent } from "../../tools/content/load.ts";

/** Later than any date that content is written with, so that no test depends on the day it runs. */
const LATER = "2199-12-31";

/**
 * The demo's content as a copy that a test may spoil, fresh for each test of the file that calls this. The
 * pictures are links, one by one: put another file in the place of the link, never into it.
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
    spoil(file: string, from: string | RegExp, to: string): void {
      const path = join(root, file);
      const text = readFileSync(path, "utf8");
      const spoiled = text.replace(from, to);
      if (spoiled === text) throw new Error(`${file} does not contain ${from}`);
      writeFileSync(path, spoiled);
    },
    /** What stops the build on a day, or "no problem". */
    problem: (today = LATER) =>
      loadContent(root, today).then(
        () => "no problem",
        (error: Error) => error.message,
      ),
  };
}
