import { globSync, statSync } from "node:fs";
import { join } from "node:path";
import type { FullResult, Reporter } from "@playwright/test/reporter";

const TOOLS = "tools/{advertising,assets,build,content,editor,redirects}";

/** The sources of a build. */
const SOURCES = ["app", "content", "packages/*/src", "public", TOOLS].map(
  (folder) => `${folder}/**/*.*`,
);

const changed = (file: string) => statSync(file).mtimeMs;

/** Returns a source that is newer than `built`, a file that every finished build writes. */
function newerThan(built: string): string | undefined {
  const files = SOURCES.flatMap((pattern) => globSync(pattern))
    .filter((file) => !/\.(spec|test)\.tsx?$/.test(file))
    .concat("react-router.config.ts", "vite.config.ts", process.env.CLINIC_FILE ?? []);
  const when = statSync(built, { throwIfNoEntry: false })?.mtimeMs ?? Number.POSITIVE_INFINITY;
  return files.find((file) => changed(file) > when);
}

/** Warns if the build under test is older than its sources. That may be on purpose. */
export default class StaleBuild implements Reporter {
  private line = "";

  onBegin(): void {
    const folder = process.env.BUILD_DIR ?? "build";
    const file = newerThan(join(folder, "client", "sitemap.xml"));
    if (!file) return;
    this.line = `${folder} is older than ${file}: the tests use the old build (run npm run build).`;
    console.warn(this.line);
  }

  // Repeated below the failures, where it is read.
  onEnd({ status }: FullResult): void {
    if (this.line && status === "failed") console.warn(`\n${this.line}`);
  }
}
