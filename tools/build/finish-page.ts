import { brotliCompressSync } from "node:zlib";
import { firstScreen } from "./first-screen.ts";
import { type Hashes, inlineHashes } from "./inline-hashes.ts";
import { startLate } from "./late-start.ts";
import { linkLaterStyles, splitStyles } from "./late-styles.ts";
import { hash, inlineStyles, type RouteStyles } from "./page-styles.ts";
import type { Page } from "./pages.ts";
import { addSecurityMetas } from "./security-metas.ts";

/**
 * What a server may send before it waits for the first answer: ten packets of 1,460 bytes, of which the
 * headers of a page take up to 685.
 */
const FIRST_FLIGHT = 14_600 - 685;

type Finish = {
  styles: RouteStyles;
  /** The text of the late start's loader. */
  loader: string;
  policy: (hashes: Hashes) => string;
};

type Finished = {
  page: Page;
  /** What the page asks for and is written for it, by path within the site's folder. */
  files: { file: string; text: string }[];
};

function withStyles(styled: Page, { styles, loader, policy }: Finish): Finished {
  const { page, boot } = startLate(styled, loader, styles.file);
  const files = [{ file: boot.file, text: boot.code }];
  return { page: addSecurityMetas(page, policy(inlineHashes(page.html))), files };
}

/**
 * A page as it is served. Where all its styles fit into the first flight with it, they stand in it; where
 * they don't, those of its first screen do, and a file behind that screen brings the others.
 */
export function finishPage(built: Page, finish: Finish): Finished {
  const whole = withStyles(inlineStyles(built, finish.styles.inline), finish);
  if (brotliCompressSync(whole.page.html).length <= FIRST_FLIGHT) return whole;
  const { first, later } = splitStyles(finish.styles.modules, firstScreen(built), built.html);
  const file = `/assets/later-${hash(later)}.css`;
  const linked = linkLaterStyles(inlineStyles(built, first), file);
  const { files, ...split } = withStyles(linked, finish);
  return { ...split, files: [...files, { file, text: later }] };
}
