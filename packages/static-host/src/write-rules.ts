import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { formatHeadersFile, type HeaderRule } from "./headers.ts";
import { formatRedirectsFile, type Redirect } from "./redirects.ts";
import { caddyFile, nginxFiles } from "./server-files.ts";

type Folders = {
  /** The deployed folder. */
  site: string;
  /** The folder for nginx's and Caddy's files, which isn't deployed. */
  servers: string;
};
type Rules = { headers: readonly HeaderRule[]; redirects: readonly Redirect[] };

/** Writes a site's headers and redirects in each host's format. */
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
