import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Collects a page's errors in `window.errors`, from before the page's first script. */
const LISTENER = `
window.errors = [];
const report = (text) => window.errors.push(String(text));
const tell = console.error;
console.error = (...all) => { report(all.join(" ")); tell(...all); };
addEventListener("error", ({ message, target }) => report(message ?? target.outerHTML), true);
addEventListener("unhandledrejection", ({ reason }) => report(reason));
addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
  report(effectiveDirective + " refuses " + blockedURI));
// React takes the page over as it was built.
document.currentScript.remove();
`;

/** A copy of the built site that records its errors, because not every browser's driver reports them. */
export async function instrumentedCopy(site: string, pages: readonly string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "site-"));
  await cp(site, folder, { recursive: true });
  await writeFile(join(folder, "listener.js"), LISTENER);
  for (const path of pages) {
    const file = join(folder, path === "/" ? "index.html" : `${path}.html`);
    const html = await readFile(file, "utf8");
    await writeFile(file, html.replace(/<head[^>]*>/, '$&<script src="/listener.js"></script>'));
    for (const packed of [".br", ".gz"]) await rm(`${file}${packed}`, { force: true });
  }
  return folder;
}
