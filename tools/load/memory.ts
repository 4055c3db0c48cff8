import { existsSync, readFileSync } from "node:fs";

const read = (file: string) => (existsSync(file) ? readFileSync(file, "utf8") : "");

/** A program and those it started. */
function family(pid: number): number[] {
  const children = read(`/proc/${pid}/task/${pid}/children`).split(" ").filter(Boolean).map(Number);
  return [pid, ...children.flatMap(family)];
}

/** The memory a program and those it started hold, in MB; 0 where the system has no /proc to ask. */
export const memoryOf = (pid: number): number =>
  family(pid)
    .map((member) => Number(/VmRSS:\s+(\d+)/.exec(read(`/proc/${member}/status`))?.[1] ?? 0))
    .reduce((sum, kb) => sum + kb, 0) / 1024;

const ROOM_MB = 20;
const middle = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/**
 * Whether memory stays where it was: its usual value in the second half of the time is at most a tenth
 * and a little above the most that the first half needed. Both halves have to ask for the same.
 */
export function isFlat(samples: readonly number[]): boolean {
  const half = samples.length >> 1;
  return middle(samples.slice(half)) <= Math.max(...samples.slice(0, half)) * 1.1 + ROOM_MB;
}
