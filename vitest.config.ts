import { defineConfig } from "vitest/config";

// Its own file, so that unit tests run without the framework's build.
export default defineConfig({
  test: { include: ["app/**/*.test.{ts,tsx}", "tools/**/*.test.{ts,tsx}"] },
});
