import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { loadContent } from "../../tools/content/load.ts";

/** A copy of the real content that a test may spoil. */
export function copyOfContent() {
  const root = mkdtempSync(join(tmpdir(), "content-"));
  const isPictures = (path: string) => path.endsWith("images");
  cpSync("content", join(root, "content"), {
    recursive: true,
    filter: (path) => !isPictures(path),
  });
  symlinkSync(resolve("content/images"), join(root, "content/images"));
  return {
    spoil(file: string, from: string | RegExp, to: string): void {
      const path = join(root, file);
      const text = readFileSync(path, "utf8");
      const spoiled = text.replace(from, to);
      if (spoiled === text) throw new Error(`${file} does not contain ${from}`);
      writeFileSync(path, spoiled);
    },
    remove: (file: string) => rmSync(join(root, file)),
    /** What stops the build, or "no problem". */
    problem: () =>
      loadContent(root).then(
        () => "no problem",
        (error: Error) => error.message,
      ),
    close: () => rmSync(root, { recursive: true }),
  };
}
