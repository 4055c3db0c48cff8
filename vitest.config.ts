import { defineConfig } from "vitest/config";

/** For tests of functions. */
const FAST = {
  testTimeout: 30_000,
  // Test files share modules, which halves the time. A module may cache what it loads, but only under a key that decides
  // the result, such as the text it parsed.
  isolate: false,
  unstubEnvs: true,
  unstubGlobals: true,
  restoreMocks: true,
};

const HOSTS = { include: ["tests/hosts/**/*.test.ts"], testTimeout: 60_000 };

// A separate config, so that unit tests run without the framework's Vite plugins.
export default defineConfig({
  test: {
    // Random order, so that tests can't depend on each other. Each run prints its seed. To repeat a run's order:
    // npm run test:unit -- --sequence.seed=NUMBER
    sequence: { shuffle: { files: true } },
    // By default one core stays idle, which is half of a machine with two.
    maxWorkers: "100%",
    projects: [
      {
        test: {
          name: "unit",
          sequence: { shuffle: true },
          include: [
            "app/**/*.test.{ts,tsx}",
            "tools/**/*.test.{ts,tsx}",
            "packages/!(advertising-check)/**/*.test.ts",
            "tests/*.test.ts",
            // These only apply to the delivered site with its own facts.
            ...(process.env.CLINIC_FILE ? [] : ["tests/specification/*.test.ts"]),
          ],
          ...FAST,
        },
      },
      // These seldom change, and CI's second job runs them. Run with: npm run test:advertising
      {
        test: {
          name: "advertising",
          include: ["packages/advertising-check/**/*.test.ts"],
          ...FAST,
        },
      },
      // These build the site, most in a copy of the project, which is slow. Run with: npm run test:build
      {
        test: {
          name: "build",
          include: ["tests/build/**/*.test.ts"],
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      // These run in Firefox and WebKit. `npm run test:browsers` says which are installed.
      {
        test: {
          name: "browsers",
          include: ["tests/browsers/**/*.test.ts"],
          testTimeout: 120_000,
        },
      },
      // These run against real hosts. `npm run test:hosts` installs what they need.
      { test: { name: "hosts", ...HOSTS } },
      // The same against our own server, which needs nothing.
      { test: { name: "server", ...HOSTS, env: { ONLY_STATIC_HOST: "true" } } },
    ],
  },
});
