// Runs inline in every page, in the place of the framework's own module script. No script is
// fetched while the page loads and paints: the module preloads wait under an inert name, and the
// page's boot file is imported once the browser is idle, or at the first touch or key.
import type { LateStart } from "../../app/late-start.d.ts";

const { boot = "" } = (document.currentScript as HTMLScriptElement).dataset;
let started = false;

function start(): void {
  if (started) return;
  started = true;
  for (const link of document.querySelectorAll<HTMLLinkElement>("link[rel=late-modulepreload]")) {
    link.rel = "modulepreload";
  }
  import(boot).catch((error: unknown) => {
    // Without React nothing may wait for it: the page is styled as it is without scripts.
    delete document.documentElement.dataset.js;
    console.warn("The page stays as it is, its script did not load.", error);
  });
}

addEventListener("load", () => requestAnimationFrame(() => setTimeout(start)));
addEventListener("pointerdown", start, { capture: true, once: true });
addEventListener("keydown", start, { capture: true, once: true });

const remember = (event: MouseEvent) => {
  lateStart.click = event;
};
const lateStart: LateStart = { forget: () => removeEventListener("click", remember, true) };
window.lateStart = lateStart;
addEventListener("click", remember, true);
