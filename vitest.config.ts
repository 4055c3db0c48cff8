import { defineConfig } from "vitest/config";

// Its own file, so that unit tests run without the framework's build.
export default defineConfig({
  test: {
    // No result may depend on what ran before. To repeat an order: npm run unit -- --sequence.seed=NUMBER, the one that
    // is printed at the start of each run.
    sequence: { shuffle: { files: true } },
    projects: [
      {
        test: {
          name: "unit",
          sequence: { shuffle: true },
          include: [
            "app/**/*.test.{ts,tsx}",
            "tools/**/*.test.{ts,tsx}",
            "packages/**/*.test.ts",
            "tests/*.test.ts",
            // The words and counts the site was delivered with, and its own facts.
            ...(process.env.CLINIC_FILE ? [] : ["tests/specification/*.test.ts"]),
          ],
          testTimeout: 30_000,
          // Modules keep what they have loaded, such as fonts and lists of words: each file begins with fresh ones.
          isolate: true,
        },
      },
      // These build the site in a copy of the project, which takes its time: npx vitest run --project build.
      {
        test: {
          name: "build",
          include: ["tests/build/**/*.test.ts"],
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      // These ask Firefox and WebKit; npm run browsers says which of them are here.
      {
        test: {
          name: "browsers",
          include: ["tests/browsers/**/*.test.ts"],
          testTimeout: 120_000,
        },
      },
      // These ask real hosts; npm run hosts gets what they need.
      { test: { name: "hosts", include: ["tests/hosts/**/*.test.ts"], testTimeout: 60_000 } },
    ],
  },
});
