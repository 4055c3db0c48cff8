import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { minify, transformWithOxc } from "vite";
import { LATE } from "./late-styles.ts";
import { type Page, replaceOnce } from "./pages.ts";

const LOADER = new URL("late-start-loader.ts", import.meta.url);

/** The loader as it stands in a page: plain script, minified, its names its own. */
export async function compileLoader(): Promise<string> {
  const source = await readFile(LOADER, "utf8");
  const { code } = await transformWithOxc(source, LOADER.pathname);
  const script = code.replace(/^export \{\};?$/m, "");
  const minified = await minify("loader.js", `(() => {${script}})()`, {
    compress: true,
    mangle: true,
  });
  if (minified.errors[0]) throw new Error(minified.errors[0].message);
  return minified.code.trim();
}

export type LatePage = { page: Page; boot: { file: string; code: string } };

/** What the framework tells its client inline, before its module script: state, and the end of it. */
const CONTEXT = /<script>(window\.__reactRouterContext\b[\s\S]*?)<\/script>/g;

/**
 * The framework's inline scroll restoration. A page that is complete as it arrives needs none: the
 * browser itself goes back to the old place. What remains is the entry's key in the history, by which
 * the router keeps the places of this visit apart.
 */
const SCROLL = /<script>\(\(storageKey, restoreKey\) => [\s\S]*?<\/script>/;
const HISTORY_KEY =
  'if (!history.state?.key) history.replaceState({ key: Math.random().toString(32).slice(2) }, "");';

const MODULE = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
const EMPTY = "<script></script>";

/** The name that vite.config.ts gives the largest file. */
const FRAMEWORK = /\/framework-/;

/** What root.tsx says at the head of a page: that there is script. The loader says so too. */
const FIRST = /<script>document\.documentElement\.dataset\.js=""<\/script>/;
const BOOT = /<script type="module" async="">([\s\S]*?)<\/script>/;
const ENTRY = /\nimport\("([^"]+)"\);\s*$/;

/**
 * Takes the framework's boot out of a page into a file of its own, named by its content, and puts
 * the loader into the page's head. The loader learns the file from an attribute, so that its text, and
 * with it its hash in the policy, is the same on every page.
 * @param styles the file with the styles that stand in this page already
 */
export function startLate(page: Page, loader: string, styles: string): LatePage {
  const context = [...page.html.matchAll(CONTEXT)].map(([, text = ""]) => text);
  let text = "";
  const withoutBoot = replaceOnce(page, BOOT, "the framework's module script", (code = "") => {
    text = code;
    return EMPTY;
  });
  const entry = ENTRY.exec(text)?.[1];
  const isNamed = (address: string) => FRAMEWORK.test(address) || address === entry;
  const modules = [...page.html.matchAll(MODULE)].map(([, address = ""]) => address);
  const small = modules.filter((address) => !isNamed(address) && !text.includes(address));
  const code = bootCode(page, { context, text, small, styles });
  const file = `assets/boot-${createHash("sha256").update(code).digest("base64url").slice(0, 8)}.js`;
  const late = replaceOnce(
    withoutBoot,
    FIRST,
    "the first script",
    () => `<script data-boot="/${file}">${loader}</script>`,
  );
  // React looks for the elements it wrote, whatever is in them.
  const html = late.html
    .replace(CONTEXT, EMPTY)
    .replace(SCROLL, EMPTY)
    .replace(MODULE, (link, address: string) =>
      isNamed(address) ? link.replace("modulepreload", "late-modulepreload") : "",
    );
  return { page: { ...late, html }, boot: { file, code } };
}

type Boot = {
  context: string[];
  text: string;
  /**
   * Modules that others import. The boot asks for them, as for the routes it names, while the framework is
   * still on its way, so that a page need not name them: a name with its hash is 20 bytes of the first
   * flight.
   */
  small: string[];
  styles: string;
};

/**
 * Later styles stand in the middle of the page, where React knows of no link, and would go with the page
 * they stand in: they move to the head. A browser that cannot move what is loaded, as those before 2025
 * cannot, is given a copy from its cache first, which has it work out the page's styles twice.
 */
const MOVE_STYLES = `for (const link of document.querySelectorAll("link[${LATE}]")) {
  if (document.head.moveBefore) {
    document.head.moveBefore(link, null);
    continue;
  }
  const copy = link.cloneNode();
  await new Promise((done) => {
    copy.onload = copy.onerror = done;
    document.head.append(copy);
  });
  link.remove();
}`;

/**
 * The framework's boot with its context before it and, before the client's entry, word of the styles it
 * need not fetch on this visit: those the page came with. The import of the entry, which ends the boot,
 * is awaited, so that its failure is the boot's.
 */
function bootCode(page: Page, { context, text, small, styles }: Boot): string {
  const code = text.replace(
    ENTRY,
    `
${MOVE_STYLES}
for (const route of Object.values(window.__reactRouterManifest.routes)) route.css = route.css.filter((file) => file !== "${styles}");
await import("$1");
`,
  );
  if (code === text) {
    throw new Error(`${page.file}: found no import of the entry, expected it to end the boot`);
  }
  const asked = small.map((address) => `import "${address}";`);
  return [HISTORY_KEY, ...context, code, ...asked].join("\n");
}
