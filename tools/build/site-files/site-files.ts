import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { dateInSydney } from "../../content/dates.ts";
import { type Content, moduleContent } from "../../content/modules.ts";
import { atomFeed } from "./feed.ts";
import { securityTxt } from "./security-txt.ts";
import { writeSharePictures } from "./share-pictures.ts";
import { sitePages } from "./site-pages.ts";
import { robots, sitemap } from "./sitemap.ts";
import { vcard } from "./vcard.ts";
import { webManifest } from "./web-manifest.ts";

/** Writes files such as the sitemap. They depend on the content, and of the time of the build only on its day. */
export async function writeSiteFiles(folder: string, content: Content): Promise<void> {
  const { clinic, site } = content;
  const { hero: blog } = moduleContent(content, "pages/blog");
  const pages = sitePages(content);
  const files = {
    "sitemap.xml": sitemap(clinic.siteUrl, pages),
    "robots.txt": robots(clinic.siteUrl),
    "feed.xml": await atomFeed({ ...content, medicalNotice: site.medicalNotice, blog }),
    ".well-known/security.txt": securityTxt(clinic, dateInSydney()),
    "clinic.vcf": vcard(clinic),
    "manifest.webmanifest": webManifest(clinic),
  };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  await writeSharePictures(folder, pages, content.pictureCrops);
  console.log(
    `  besides the pages: ${Object.keys(files).length} files, ${pages.length} share pictures`,
  );
}
