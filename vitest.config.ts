import { defineConfig } from "vitest/config";

// Its own file, so that unit tests run without the framework's build.
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: [
            "app/**/*.test.{ts,tsx}",
            "tools/**/*.test.{ts,tsx}",
            "tests/*.test.ts",
            // The words and counts the site was delivered with, and its own facts.
            ...(process.env.CLINIC_FILE ? [] : ["tests/specification/*.test.ts"]),
          ],
          testTimeout: 30_000,
          // No test leaves anything behind, and to load the modules anew for each file takes half the time.
          isolate: false,
        },
      },
      // These build the site in a copy of the project, which takes its time: npm run unit:long.
      { test: { name: "build", include: ["tests/build/**/*.test.ts"], testTimeout: 300_000 } },
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
