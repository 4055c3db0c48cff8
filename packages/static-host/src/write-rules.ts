import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { formatHeadersFile, type HeaderRule } from "./headers.ts";
import { formatRedirectsFile, type Redirect } from "./redirects.ts";
import { caddyFile, nginxFiles } from "./server-files.ts";

type Folders = {
  /** What is deployed. */
  site: string;
  /** Where the files for nginx and Caddy go, which no visitor should get. */
  servers: string;
};
type Rules = { headers: readonly HeaderRule[]; redirects: readonly Redirect[] };

/** Writes the headers and redirects of a site in the form that each host reads. */
export async function writeRules(
  { site, servers }: Folders,
  { headers, redirects }: Rules,
): Promise<void> {
  const files = {
    [join(site, "_headers")]: formatHeadersFile(headers),
    [join(site, "_redirects")]: formatRedirectsFile(redirects),
    [join(servers, "caddy-site")]: caddyFile(headers, redirects),
    ...Object.fromEntries(
      Object.entries(nginxFiles(headers, redirects)).map(([name, text]) => [
        join(servers, name),
        text,
      ]),
    ),
  };
  await mkdir(servers, { recursive: true });
  for (const [file, text] of Object.entries(files)) await writeFile(file, text);
}
