import { globSync, statSync } from "node:fs";
import { join } from "node:path";
import type { FullResult, Reporter } from "@playwright/test/reporter";

/** What a build is made from. */
const SOURCES = ["app", "content", "tools/{admin,build,content}"].map(
  (folder) => `${folder}/**/*.*`,
);

const changed = (file: string) => statSync(file).mtimeMs;

/** The build's last step writes this file. */
function newerThan(built: string): string | undefined {
  const files = SOURCES.flatMap((pattern) => globSync(pattern))
    .filter((file) => !/\.(spec|test)\.tsx?$/.test(file))
    .concat("vite.config.ts", process.env.CLINIC_FILE ?? []);
  const when = statSync(built, { throwIfNoEntry: false })?.mtimeMs ?? Number.POSITIVE_INFINITY;
  return files.find((file) => changed(file) > when);
}

/** Says so when the build that the tests look at is older than what it is made from; it may be on purpose. */
export default class StaleBuild implements Reporter {
  private line = "";

  onBegin(): void {
    const folder = process.env.BUILD_DIR ?? "build";
    const file = newerThan(join(folder, "client", "sitemap.xml"));
    if (!file) return;
    this.line = `${folder} is older than ${file}: the tests look at the site as it was (npm run build makes it anew).`;
    console.warn(this.line);
  }

  // Once more where it is read, below what failed.
  onEnd({ status }: FullResult): void {
    if (this.line && status === "failed") console.warn(`\n${this.line}`);
  }
}
