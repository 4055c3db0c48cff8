import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { shortClassNames } from "./class-names.ts";

const files = readdirSync("app", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".module.css"))
  .map((file) => resolve("app", file));

test("every class has a unique short name that is a valid selector", () => {
  const nameOf = shortClassNames("app");
  const names = files.flatMap((file) => ["title", "text", "a"].map((name) => nameOf(name, file)));
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^[a-z]{2}[0-9a-z]$/);
});

test("a class gets the same name each time", () => {
  const [file = ""] = files;
  const nameOf = shortClassNames("app");
  const title = nameOf("title", file);
  nameOf("text", file);
  expect(nameOf("title", `${file}?used`)).toBe(title);
});

test("a file that doesn't exist throws", () => {
  expect(() => shortClassNames("app")("a", resolve("app/none.module.css"))).toThrow(
    "no such module",
  );
});
