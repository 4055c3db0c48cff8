import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type Host, startProgram } from "./host.ts";

const PROGRAM = "/usr/sbin/nginx";
const SITE = "hosting/nginx.conf";

/** The main configuration, which includes the site's. All its files are in a separate folder. */
const around = (folder: string) => `
${process.getuid?.() === 0 ? "user root;" : ""}
daemon off;
worker_processes 1;
pid ${folder}/pid;
error_log stderr;
events {}
http {
  access_log off;
  ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join("\n  ")}
  include ${folder}/site.conf;
}
`;

/** The site's configuration for another folder and port. */
function placed(site: string, folder: string, port: number): string {
  if (!site.includes("listen 8080;")) throw new Error(`${SITE}: found no "listen 8080;"`);
  return site.replaceAll("/srv/site", folder).replace("listen 8080;", `listen 127.0.0.1:${port};`);
}

export const nginx: Host = {
  name: "nginx",
  unavailableReason: () =>
    existsSync(PROGRAM) ? undefined : `no ${PROGRAM}: apt-get install nginx`,
  async start(folder, port) {
    const own = await mkdtemp(join(tmpdir(), "nginx-"));
    const site = placed(await readFile(SITE, "utf8"), resolve(folder), port);
    await writeFile(join(own, "site.conf"), site);
    await writeFile(join(own, "nginx.conf"), around(own));
    const host = await startProgram([PROGRAM, "-p", own, "-c", join(own, "nginx.conf")], port);
    return {
      ...host,
      async close() {
        await host.close();
        await rm(own, { recursive: true });
      },
    };
  },
};
