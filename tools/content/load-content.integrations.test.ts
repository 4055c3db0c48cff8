import { readFileSync, writeFileSync } from "node:fs";
import { beforeEach, expect, test } from "vitest";
import { copyOfContent } from "../../tests/support/copy-of-content.ts";
import { allCaptures } from "../lib/captures.ts";
import { loadContent } from "./load-content.ts";
import { moduleContent } from "./modules.ts";

const { at, replaceIn } = copyOfContent();
const FACTS = "content/clinic.yaml";
const INTEGRATIONS = ["form", "reviews", "chat", "map"] as const;

/** The demo's facts: every integration on, none connected. */
beforeEach(() => {
  const facts = readFileSync(at(FACTS), "utf8");
  const bare = facts
    .replaceAll("shown: false", "shown: true")
    .replace(/( id| query): .+/g, '$1: ""')
    .replace(/^ +campaign: .*\n/m, "")
    .replace(/^siteUrl: .*$/m, "siteUrl: https://www.clinic.example");
  writeFileSync(at(FACTS), bare);
});

async function load() {
  const content = await loadContent(at(""));
  const { integrations } = content.clinic;
  return { ...content, shown: INTEGRATIONS.filter((name) => integrations[name].shown) };
}

test("an integration without an id is shown in the demo, and off on a clinic's own site", async () => {
  expect((await load()).shown).toEqual(INTEGRATIONS);
  replaceIn(FACTS, /^siteUrl: .*$/m, "siteUrl: https://www.clinic.com.au");
  expect((await load()).shown).toEqual([]);
  replaceIn(FACTS, 'query: ""', "query: 12 High Street");
  expect((await load()).shown).toEqual(["map"]);
});

test("an integration that is switched off isn't in the privacy policy, nor is its provider", async () => {
  replaceIn(FACTS, /^ {2}chat:\n {4}shown: true/m, "  chat:\n    shown: false");
  const content = await load();
  const policy = content.legal.find(({ name }) => name === "legal/privacy-policy");
  const written = readFileSync(at("content/legal/privacy-policy.mdx"), "utf8");
  const [formLine = ""] = allCaptures(written, /^\{ifForm\}([^{]+)$/gm);
  const [chatLine = ""] = allCaptures(written, /^\{ifChat\}([^{]+)$/gm);
  expect(policy?.body).toContain(formLine.trim());
  expect(policy?.body).not.toContain(chatLine.trim());
  const { provider } = content.clinic.integrations.chat;
  expect(JSON.stringify(moduleContent(content, "providers"))).not.toContain(provider.purpose);
});
