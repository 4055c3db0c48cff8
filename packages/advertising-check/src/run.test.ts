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
  expect(stderr).toContain("note: ");
  expect(status).toBe(0);
});

test("a title without the profession and an offer without its terms are found in any file", () => {
  write("post.md", "Dr. Jane Citizen has time.\n\nAsk for a free 15-minute call.");
  const { stdout } = runCommand(join(folder, "post.md"), "--json");
  expect(stdout).toContain("title-at-first-use");
  expect(stdout).toContain("free-without-terms");
});

test("reports a path that doesn't exist in one line, and exits with 1", () => {
  const { status, stderr } = runCommand(join(folder, "nothing.txt"));
  expect(stderr.trim().split("\n")).toHaveLength(1);
  expect(status).toBe(1);
});

test("prints its usage if no path is given", () => {
  const { status, stderr } = runCommand();
  expect(stderr).toContain("advertising-check PATH");
  expect(status).toBe(1);
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
