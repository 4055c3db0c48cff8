import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";

// Each test starts a program of its own, which a busy machine takes its time for.
vi.setConfig({ testTimeout: 60_000 });

const folder = mkdtempSync(join(tmpdir(), "copy-"));
afterAll(() => rmSync(folder, { recursive: true }));

const guide = readFileSync("docs/editing.md", "utf8");
const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
const run = (...args: string[]) =>
  spawnSync(process.execPath, ["tools/check-copy.ts", ...args], { encoding: "utf8" });

test("a folder of texts and pages is checked, and an error ends in 1", () => {
  write("brochure.txt", "We are open on Mondays.\n\nOur adjustments cure asthma.\n");
  write("page.html", '<title>Hello</title><img alt="Pain-free for good"><p>Closed on Sundays.</p>');
  write("picture.jpg", "not words");
  const { status, stdout } = run(folder, "--json");
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

test("the article that the guide would have her copy keeps the rules", () => {
  const [, article = ""] = /```mdx\n---\n[\s\S]*?\n---\n([\s\S]*?)```/.exec(guide) ?? [];
  const [, points = ""] = /keyPoints:\n([\s\S]*?)helpFirst:/.exec(guide) ?? [];
  write("guide.md", `${article}\n${points}`);
  const { stdout, status } = run(join(folder, "guide.md"));
  expect(stdout + status).toContain("keep the advertising rules.\n0");
});

test("a warning alone does not end in 1", () => {
  write("spelling.md", "The color of the room.");
  const { status, stderr } = run(join(folder, "spelling.md"));
  expect(stderr).toContain("warning");
  expect(status).toBe(0);
});

test("a title without the profession and an offer without its terms are found in any file", () => {
  write("post.md", "Dr. Jane Citizen has time.\n\nAsk for a free 15-minute call.");
  const { stdout } = run(join(folder, "post.md"), "--json");
  expect(stdout).toContain("title-at-first-use");
  expect(stdout).toContain("free-without-terms");
});

test("a path that does not exist is one line, and ends in 1", () => {
  const { status, stderr } = run(join(folder, "nothing.txt"));
  expect(stderr.trim().split("\n")).toHaveLength(1);
  expect(status).toBe(1);
});
