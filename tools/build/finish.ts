import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buildAdmin } from "../admin/build-admin.ts";
import { loadContent } from "../content/load.ts";
import { finishPage } from "./finish-page.ts";
import { flattenPages, removeUnserved } from "./flat-files.ts";
import { checkFrameworkOutput } from "./framework-output.ts";
import { formatHeadersFile } from "./headers.ts";
import { compileLoader } from "./late-start.ts";
import {
  readStyles,
  routeStyles,
  scriptsWithNames,
  stylesOfPage,
  writeStyles,
} from "./page-styles.ts";
import { readPages, writePage } from "./pages.ts";
import { checkPlaces } from "./places.ts";
import { contentSecurityPolicy } from "./policy.ts";
import { precompress } from "./precompress.ts";
import { formatRedirectsFile } from "./redirects-file.ts";
import { securityHeaders } from "./security-headers.ts";
import { writeServerFiles } from "./server-files.ts";
import { writeSiteFiles } from "./site-files.ts";

/** Turns what the framework wrote into the folder that is deployed. */
export async function finishBuild(folder: string): Promise<void> {
  const content = await loadContent();
  const { integrations } = content.clinic;
  const { collected, properties } = await readStyles(folder);
  await removeUnserved(folder);
  await flattenPages(folder);
  const loader = await compileLoader();

  const pages = await readPages(folder);
  pages.forEach(checkFrameworkOutput);
  checkPlaces(pages);
  const styles = routeStyles(collected, { properties, names: scriptsWithNames(pages) });
  const manifest = await writeStyles(folder, styles);
  const finished = pages.map(async (built) => {
    const html = built.html.replaceAll(manifest.from, manifest.to);
    const { page, files } = finishPage(
      { ...built, html },
      {
        styles: stylesOfPage(built, styles),
        loader,
        policy: (inline) => contentSecurityPolicy(integrations, inline),
      },
    );
    await writePage(folder, page);
    for (const { file, text } of files) await writeFile(join(folder, file), text);
  });
  await Promise.all(finished);
  const rules = securityHeaders(integrations, pages, await buildAdmin(folder));
  await writeFile(join(folder, "_headers"), formatHeadersFile(rules));
  await writeFile(join(folder, "_redirects"), formatRedirectsFile(content.redirects));
  await writeServerFiles(join(folder, "../hosting"), rules, content.redirects);
  console.log(`Finished ${pages.length} pages: styles inlined, late start, policy, headers`);
  await writeSiteFiles(folder, content);
  await precompress(folder);
}
