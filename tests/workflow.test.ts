import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { temporaryFolder } from "./support/temporary-folder.ts";

const step = z.object({ uses: z.string().optional(), run: z.string().optional() });
const job = z.object({
  permissions: z.record(z.string(), z.string()).optional(),
  env: z.record(z.string(), z.string()).optional(),
  steps: z.array(step),
});
const workflow = z
  .object({ permissions: z.record(z.string(), z.string()), jobs: z.record(z.string(), job) })
  .parse(parse(readFileSync(".github/workflows/site.yml", "utf8")));

test("a job that may write runs no packages and none of the project's code", () => {
  expect(workflow.permissions).toEqual({ contents: "read" });
  const writing = Object.values(workflow.jobs).filter(({ permissions }) => permissions);
  expect(writing).toHaveLength(1);
  for (const { steps } of writing) {
    for (const { uses } of steps)
      expect(uses ?? "actions/checkout@").toMatch(/^actions\/checkout@/);
    for (const { run } of steps) expect(run ?? "").not.toMatch(/\b(npm|npx|node|bash|sh)\b/);
  }
});

const FILE = "content/published-paths.txt";
const OLD = "# Why\n/\n/about\n";
const at = temporaryFolder();

const git = (...args: string[]) =>
  execFileSync("git", ["-C", at("work"), ...args], { encoding: "utf8", stdio: "pipe" });

beforeEach(() => {
  mkdirSync(at("work/content"), { recursive: true });
  writeFileSync(at(join("work", FILE)), OLD);
  execFileSync("git", ["init", "--quiet", "--bare", at("remote")]);
  git("init", "--quiet", "--initial-branch=main");
  git("add", ".");
  git("-c", "user.name=a", "-c", "user.email=a@example.org", "commit", "--quiet", "-m", "First");
  git("remote", "add", "origin", at("remote"));
  git("push", "--quiet", "--set-upstream", "origin", "main");
});

/** Runs the step that commits the list, and returns whether it succeeded and what was pushed. */
function keep(list: string) {
  const script = workflow.jobs["keep-paths"]?.steps.at(-1)?.run ?? "exit 9";
  const env = { ...process.env, FILE, LIST: list.trimEnd() };
  const { status } = spawnSync("bash", ["-e", "-c", script], { cwd: at("work"), env });
  return { status, pushed: git("show", `origin/main:${FILE}`) };
}

test("a list with a new address is committed", () => {
  const list = "# Why\n/\n/about\n/blog/posture-problem\n";
  expect(keep(list)).toEqual({ status: 0, pushed: list });
});

test.each([`${OLD}https://evil.example/\n`, `${OLD}/a$(touch b)\n`, "", "# Why\n/\n/blog\n"])(
  "a list that isn't only paths, or lacks some of today's, is refused: %j",
  (list) => {
    expect(keep(list)).toEqual({ status: 1, pushed: OLD });
  },
);
