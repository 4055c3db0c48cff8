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
 * Whether memory stays where it was: its usual value in the last third of the time is at most 10%
 * and a little above that of the third before, the first being left for the program to warm up.
 */
export function isFlat(samples: readonly number[]): boolean {
  const third = Math.floor(samples.length / 3);
  const [before, last] = [samples.slice(third, 2 * third), samples.slice(2 * third)];
  return middle(last) <= middle(before) * 1.1 + ROOM_MB;
}
