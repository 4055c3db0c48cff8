import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach } from "vitest";

/** A new empty folder for each test in the file that calls this. Returns the path of a file in it. */
export function temporaryFolder(): (file: string) => string {
  let folder = "";
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "test-"));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  return (file) => join(folder, file);
}
