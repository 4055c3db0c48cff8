import { relative } from "node:path";
import type { FullResult, Reporter, TestCase, TestResult } from "@playwright/test/reporter";

const MOST = 10;
/** A run of a few files needs no list. */
const FEWEST = 5;

/** Lists the slowest files, to see where time could be saved. */
export default class SlowestFiles implements Reporter {
  private readonly files = new Map<string, { tests: number; milliseconds: number }>();

  onTestEnd({ location }: TestCase, { duration }: TestResult): void {
    const { tests, milliseconds } = this.files.get(location.file) ?? { tests: 0, milliseconds: 0 };
    this.files.set(location.file, { tests: tests + 1, milliseconds: milliseconds + duration });
  }

  onEnd(_result: FullResult): void {
    if (this.files.size < FEWEST) return;
    const slowest = [...this.files]
      .sort(([, a], [, b]) => b.milliseconds - a.milliseconds)
      .slice(0, MOST);
    console.log(`\nThe ${MOST} slowest of ${this.files.size} files, in seconds of one worker`);
    for (const [file, { tests, milliseconds }] of slowest) {
      const seconds = String(Math.round(milliseconds / 1000)).padStart(5);
      console.log(`${seconds}  ${relative(".", file)} (${tests} tests)`);
    }
  }
}
