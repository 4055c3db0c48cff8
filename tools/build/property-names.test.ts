import { expect, test } from "vitest";
import { shortPropertyNames, withShortProperties } from "./property-names.ts";

const CSS =
  ":root{--color-text:red;--delay:0s}a{color:var(--color-text);transition:all var(--delay)}";

test("a property is short wherever it stands, but not what a script names", () => {
  const short = shortPropertyNames([CSS], new Set(["--delay"]));
  expect(withShortProperties(CSS, short)).toBe(
    ":root{--0_:red;--delay:0s}a{color:var(--0_);transition:all var(--delay)}",
  );
});

test("each has a name of its own, and classes with two dashes are left alone", () => {
  const many = Array.from({ length: 50 }, (_, i) => `--name-${i}:0;`).join("");
  const short = shortPropertyNames([many], new Set());
  expect(new Set(short.values()).size).toBe(50);
  expect(withShortProperties(".a{top:-1px;left:calc(1px - -1px)}", short)).toBe(
    ".a{top:-1px;left:calc(1px - -1px)}",
  );
});
