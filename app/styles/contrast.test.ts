import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { matches } from "../../tools/matches.ts";
import { type Colour, contrast, MIN_CONTRAST, MIN_CONTRAST_LARGE } from "../ui/contrast.ts";

const css = readFileSync("app/styles/tokens.css", "utf8");

/** The names and values that rules set, by the text their selectors begin with. */
function readRule(selector: string): Map<string, string> {
  const rules = css.split("\n}").filter((rule) => rule.includes(`\n${selector}`));
  if (rules.length === 0) throw new Error(`found no rule for ${selector}`);
  const body = rules.map((rule) => rule.slice(rule.indexOf(`\n${selector}`))).join("\n");
  return new Map(
    matches(body, /--([\w-]+:[^;]+);/g).map((declaration) => {
      const colon = declaration.indexOf(":");
      return [declaration.slice(0, colon), declaration.slice(colon + 1).trim()];
    }),
  );
}

const light = readRule(":root");
const dark = new Map([...light, ...readRule('[data-ground="deep"]')]);

function colour(name: string, tokens: Map<string, string>): Colour {
  const value = tokens.get(name);
  const link = value?.match(/^var\(--([\w-]+)\)$/)?.[1];
  if (link) return colour(link, tokens);
  const hex = value?.match(/^#([\da-f]{3}|[\da-f]{6})$/i)?.[1];
  if (!hex) throw new Error(`--${name} is ${value}, expected a hex colour`);
  const full = hex.length === 3 ? hex.replaceAll(/./g, "$&$&") : hex;
  const part = (at: number) => Number.parseInt(full.slice(at, at + 2), 16);
  return [part(0), part(2), part(4)];
}

const WORDS = ["text", "muted", "heading", "link-strong"];
const LIGHT: [ground: string, words: string[]][] = [
  ["page", [...WORDS, "link", "eyebrow", "accent"]],
  ["ground-plaster", [...WORDS, "link", "eyebrow"]],
  ["ground-mist", [...WORDS, "link", "eyebrow"]],
  ["ground-sand", WORDS],
  ["surface", [...WORDS, "link", "eyebrow", "accent"]],
  ["blush", ["text", "heading", "text-warm"]],
  ["petal", ["text", "muted", "heading", "text-warm"]],
  ["action", ["on-action"]],
  ["action-hover", ["on-action"]],
];
const DARK_WORDS = ["text", "muted", "heading", "link", "eyebrow"];
const DARK: [ground: string, words: string[]][] = [
  ["ground-deep", DARK_WORDS],
  ["ground-night", DARK_WORDS],
];

/** A strong colour, with white words. */
const STRONG = ["sea", "clay"].map((name) => ({
  name,
  tokens: new Map([...light, ...readRule('[data-ground="strong"]')]),
  pairs: [[`ground-${name}`, DARK_WORDS]] satisfies typeof LIGHT,
}));

/** A page's own colour. Links on it are darker. */
const TINTS = ["mist", "sage", "wet-sand", "terracotta", "mint", "lagoon", "shallows"].map(
  (name) => ({
    name,
    tokens: new Map([
      ...light,
      ...readRule('[data-ground="tint"]'),
      ["color-tint", `var(--palette-${name})`],
    ]),
    pairs: [["tint", [...WORDS, "link", "eyebrow"]]] satisfies typeof LIGHT,
  }),
);

describe.each([
  { name: "light", tokens: light, pairs: LIGHT },
  { name: "dark", tokens: dark, pairs: DARK },
  ...STRONG,
  ...TINTS,
])("on the $name grounds", ({ tokens, pairs }) => {
  const all = pairs.flatMap(([ground, words]) => words.map((word) => ({ word, ground })));

  it.each(pairs.map(([ground]) => ground).filter((ground) => !ground.startsWith("action")))(
    "the line under a link in a text shows on %s",
    (ground) => {
      const ratio = contrast(colour("color-link-faint", tokens), colour(`color-${ground}`, tokens));
      expect(ratio).toBeGreaterThanOrEqual(MIN_CONTRAST_LARGE);
    },
  );

  it.each(all)("$word reads on $ground", ({ word, ground }) => {
    const ratio = contrast(colour(`color-${word}`, tokens), colour(`color-${ground}`, tokens));
    expect(ratio).toBeGreaterThanOrEqual(MIN_CONTRAST);
  });
});

it.each(["on-action", "page", "ground-plaster", "ground-mist", "ground-deep", "ground-night"])(
  "the phone button shows against %s",
  (other) => {
    const ratio = contrast(colour("color-call", light), colour(`color-${other}`, light));
    expect(ratio).toBeGreaterThanOrEqual(MIN_CONTRAST_LARGE);
  },
);
