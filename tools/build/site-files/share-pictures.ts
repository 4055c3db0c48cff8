import { createHash } from "node:crypto";
import { copyFile, mkdir, readFile, rename, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sharePicturePath } from "../../../app/seo/share-picture.ts";
import { practitionerTitle } from "../../../app/seo/structured-data.ts";
import type { Content } from "../../content/load.ts";
import { shareCard } from "./share-card.ts";
import type { SitePage } from "./site-pages.ts";

const CACHE = "node_modules/.cache/share";

/** What else decides how a card looks: a change in any of these draws all of them anew. */
const DESIGN = [
  "tools/build/site-files/share-card.ts",
  "tools/build/site-files/share-text.ts",
  "tools/build/site-files/mark-svg.ts",
  "app/ui/logo-paths.ts",
  "app/styles/tokens.css",
  "package-lock.json",
];

const digest = (parts: readonly (string | Buffer)[]): string => {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part).update("\0");
  return hash.digest("hex").slice(0, 16);
};

type ShareContent = Pick<Content, "clinic" | "pictureSizes">;

/** Draws one page's picture unless the cache holds it; returns its path in the cache. */
async function draw(
  page: SitePage,
  { clinic, pictureSizes: sizes }: ShareContent,
  design: string,
): Promise<string> {
  const words = {
    name: clinic.shortName,
    eyebrow: page.eyebrow,
    title: page.title,
    place: `${practitionerTitle(clinic)}, ${clinic.suburb}`,
  };
  // A cut's address already stands for its master's bytes and its focus.
  const cuts = page.picture ? [page.picture.src, page.picture.tall?.src] : [];
  const cached = join(CACHE, `${digest([design, JSON.stringify([words, cuts])])}.jpg`);
  if (await stat(cached).catch(() => null)) return cached;
  const partial = `${cached}.${process.pid}`;
  await writeFile(
    partial,
    await shareCard(words, page.picture && { picture: page.picture, sizes }),
  );
  await rename(partial, cached);
  return cached;
}

/** The picture that stands beside a link to a page, for every page of the site, as `share/*.jpg`. */
export async function writeSharePictures(
  folder: string,
  pages: readonly SitePage[],
  content: ShareContent,
): Promise<void> {
  await mkdir(CACHE, { recursive: true });
  await mkdir(join(folder, "share"), { recursive: true });
  const design = digest(await Promise.all(DESIGN.map((file) => readFile(file))));
  for (const page of pages) {
    await copyFile(await draw(page, content, design), join(folder, sharePicturePath(page.path)));
  }
}
