import { execFile } from "node:child_process";
import { cp, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Page } from "@playwright/test";
import { readFolderFile } from "./editor-folder.ts";

/**
 * Runs `check-content` over the project's files, with these files as they are now in the browser's folder.
 */
export async function check(page: Page, files: string[]): Promise<string> {
  const project = await mkdtemp(join(tmpdir(), "clinic-"));
  for (const name of ["app", "content", "tools", "package.json"])
    await cp(name, join(project, name), { recursive: true });
  await symlink(resolve("node_modules"), join(project, "node_modules"));
  for (const file of files) {
    const written = await readFolderFile(page, file);
    // The editor deleted it.
    if (written === undefined) await rm(join(project, file));
    else await writeFile(join(project, file), Buffer.from(written, "base64"));
  }
  const output = await new Promise<string>((settle) => {
    execFile(
      process.execPath,
      ["tools/check-content.ts"],
      // The editor edits content/clinic.yaml, whichever clinic the tests run with.
      { cwd: project, env: { ...process.env, CLINIC_FILE: undefined } },
      (error, stdout, stderr) => settle(error ? stderr : stdout),
    );
  });
  await rm(project, { recursive: true });
  return output;
}
