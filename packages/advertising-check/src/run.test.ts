import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import { run } from "./run.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "copy-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, text: string) => writeFileSync(join(folder, name), text);

function runCommand(...args: string[]) {
  const printed: string[] = [];
  const errors: string[] = [];
  const status = run(args, {
    log: (text) => printed.push(text),
    error: (text) => errors.push(text),
  });
  return { status, stdout: printed.join("\n"), stderr: errors.join("\n") };
}

test("checks a folder of texts and pages, and exits with 1 on an error", () => {
  write("brochure.txt", "We are open on Mondays.\n\nOur adjustments cure asthma.\n");
  write("page.html", '<title>Hello</title><img alt="Pain-free for good"><p>Closed on Sundays.</p>');
  write("picture.jpg", "not words");
  const { status, stdout } = runCommand(folder, "--json");
  const found: unknown = JSON.parse(stdout);
  expect(status).toBe(1);
  expect(found).toEqual([
    {
      rule: expect.any(String),
      severity: "error",
      file: join(folder, "brochure.txt"),
      place: "line 3",
      sentence: "Our adjustments cure asthma.",
      why: expect.any(String),
      instead: expect.any(String),
    },
    expect.objectContaining({ place: "alt of img", sentence: "Pain-free for good" }),
  ]);
});

test("exits with 0 if there are only notes", () => {
  write("spelling.md", "The color of the room.");
  const { status, stderr } = runCommand(join(folder, "spelling.md"));
  expect([status, stderr]).toEqual([0, expect.stringContaining("note: ")]);
});

test("a path that doesn't exist is reported in one line, no path gets the usage", () => {
  const { status, stderr } = runCommand(join(folder, "nothing.txt"));
  expect([status, stderr.trim().split("\n")]).toEqual([
    1,
    [expect.stringContaining("nothing.txt")],
  ]);
  expect(runCommand().stderr).toContain("advertising-check PATH");
});

test("words that the configuration allows are left alone", () => {
  write("only-allowed.md", "My Journey to Holistic Healing");
  write("config.yaml", "headings: [My Journey to Holistic Healing]");
  expect(runCommand(join(folder, "only-allowed.md")).status).toBe(1);
  expect(
    runCommand(join(folder, "only-allowed.md"), "--config", join(folder, "config.yaml")).status,
  ).toBe(0);
});

test("the command exits with the same code", () => {
  const CLI = fileURLToPath(new URL("cli.ts", import.meta.url));
  const { status, stderr } = spawnSync(process.execPath, [CLI, join(folder, "none.txt")], {
    encoding: "utf8",
  });
  expect(stderr.trim()).not.toBe("");
  expect(status).toBe(1);
});
