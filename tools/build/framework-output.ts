import { readFileSync } from "node:fs";
import type { Page } from "./pages.ts";

/** What a page's scripts may be, by their attributes and their text, and how many of each there are. */
const KNOWN = [
  { what: "our own first script", script: /^>document\.documentElement\.dataset\.js=""$/ },
  { what: "structured data", script: /^ type="application\/ld\+json">/ },
  { what: "the scroll restoration", script: /^>\(\(storageKey, restoreKey\) => \{/, most: 1 },
  {
    what: "the context",
    script: /^>window\.__reactRouterContext = \{[\s\S]*\.stream = new ReadableStream\(/,
    least: 1,
    most: 1,
  },
  {
    what: "the context's data",
    script: /^>window\.__reactRouterContext\.streamController\.(enqueue\("|close\(\);$)/,
    least: 1,
  },
  {
    what: "the boot",
    script:
      /^ type="module" async="">import "[^"]+";[\s\S]*window\.__reactRouterRouteModules = [\s\S]*\nimport\("[^"]+"\);\s*$/,
    least: 1,
    most: 1,
  },
];

const PRELOAD = /^<link rel="modulepreload" href="[^"]+"\/>$/;

/** The framework wrote what the steps after it were not made for. One line, which names the place to read. */
class UnknownOutput extends Error {
  constructor(page: Page, found: string) {
    const { version } = JSON.parse(readFileSync("node_modules/react-router/package.json", "utf8"));
    super(
      `${page.file}: React Router ${version} wrote ${found}, which the late start does not know: ` +
        "see CONTRIBUTING.md, Upgrading the framework",
    );
    this.stack = this.message;
  }
}

const short = (text: string) => {
  const line = text.replace(/\s+/g, " ");
  return line.length > 80 ? `${line.slice(0, 79)}…` : line;
};

/**
 * Looks at a page as the framework wrote it, before anything is changed in it.
 * @throws UnknownOutput at the first script or preload that is new, missing or there too often
 */
export function checkFrameworkOutput(page: Page): void {
  const scripts = [...page.html.matchAll(/<script\b([^>]*>[\s\S]*?)<\/script>/g)].map(
    ([, script = ""]) => script,
  );
  const unknown = scripts.find((text) => !KNOWN.some(({ script }) => script.test(text)));
  if (unknown !== undefined) throw new UnknownOutput(page, short(`<script${unknown}`));
  for (const { what, script, least = 0, most = Number.POSITIVE_INFINITY } of KNOWN) {
    const count = scripts.filter((text) => script.test(text)).length;
    if (count < least || count > most) {
      throw new UnknownOutput(page, `${count} scripts that look like ${what}`);
    }
  }
  const preloads = page.html.match(/<link\b[^>]*\bmodulepreload\b[^>]*>/g) ?? [];
  const other = preloads.find((link) => !PRELOAD.test(link));
  if (other !== undefined) throw new UnknownOutput(page, short(other));
  if (preloads.length === 0) throw new UnknownOutput(page, "no module preload");
}
