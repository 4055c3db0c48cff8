import { readFileSync } from "node:fs";
import { transformWithOxc } from "vite";
import { isLive } from "../../facts/connected.ts";
import type { Integrations } from "../../schema/clinic.ts";
import type { Site } from "../../schema/site.ts";
import { previewPages } from "./pages.ts";

const HERE = "app/embeds/preview";
const TOKENS = "app/styles/tokens.css";

/** A script of `client/` as a plain one, as the providers' are, with its `data` written in. */
async function classic(name: string, data: Record<string, string>): Promise<string> {
  const file = `${HERE}/client/${name}.ts`;
  const { code } = await transformWithOxc(readFileSync(file, "utf8"), file);
  return `((data) => {\n${code.replace(/^export\s*\{\s*\};?$/m, "")}})(${JSON.stringify(data)});\n`;
}

/** What the site shows in place of each service that is not connected: file name and content. */
export async function previewFiles(
  integrations: Integrations,
  site: Site,
): Promise<Map<string, string>> {
  const words = site.preview;
  const files = new Map<string, string>();
  if (!isLive.form(integrations)) {
    files.set("form.html", previewPages.form(words));
    files.set("form.js", await classic("fit-frame", { frame: "/preview/form" }));
    files.set("form-check.js", await classic("check-form", {}));
    files.set("form-frame.js", await classic("say-height", { id: "preview" }));
  }
  if (!isLive.reviews(integrations)) {
    files.set("reviews.html", previewPages.reviews(words));
    files.set("reviews.js", await classic("fit-frame", { frame: "/preview/reviews" }));
    files.set("reviews-frame.js", await classic("say-height", { id: "preview" }));
  }
  if (!isLive.map(integrations)) {
    files.set("map.html", previewPages.map(words));
    files.set("map-way.html", previewPages.mapWay(words));
  }
  if (!isLive.chat(integrations)) {
    const { title, chat: text, where, open, close, message, send, nothing } = words;
    const said = { title, text, where, open, close, message, send, nothing };
    files.set("chat.js", await classic("chat", { ...said, notice: site.chat.notice }));
    files.set("chat.css", readFileSync(`${HERE}/chat.css`, "utf8"));
  }
  if ([...files.keys()].some((name) => name.endsWith(".html"))) {
    files.set(
      "preview.css",
      readFileSync(TOKENS, "utf8") + readFileSync(`${HERE}/preview.css`, "utf8"),
    );
  }
  return files;
}
