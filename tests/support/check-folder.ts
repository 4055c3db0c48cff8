import { execFile } from "node:child_process";
import { cp, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Page } from "@playwright/test";
import { readFolderFile } from "./editor.ts";

/** Runs the project's own check of content over the files as they are, or are no more, in the browser's folder. */
export async function check(page: Page, files: string[]): Promise<string> {
  const project = await mkdtemp(join(tmpdir(), "clinic-"));
  for (const name of ["app", "content", "tools", "package.json"])
    await cp(name, join(project, name), { recursive: true });
  await symlink(resolve("node_modules"), join(project, "node_modules"));
  for (const file of files) {
    const written = await readFolderFile(page, file);
    // What the editor took away is gone.
    if (written === undefined) await rm(join(project, file));
    else await writeFile(join(project, file), Buffer.from(written, "base64"));
  }
  const output = await new Promise<string>((settle) => {
    execFile(
      process.execPath,
      ["tools/check-content.ts"],
      // The editor writes the facts themselves, whatever other clinic the tests run over.
      { cwd: project, env: { ...process.env, CLINIC_FILE: undefined } },
      (error, stdout, stderr) => settle(error ? stderr : stdout),
    );
  });
  await rm(project, { recursive: true });
  return output;
}
