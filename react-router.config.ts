import type { Config } from "@react-router/dev/config";
import { finishBuild } from "./tools/build/finish-build.ts";
import { NOT_FOUND_PATH, sitePaths } from "./tools/content/site-paths.ts";
import { contentApi } from "./tools/content/vite-plugin.ts";

export default {
  ssr: false,
  buildDirectory: process.env.BUILD_DIR ?? "build",
  prerender: [...sitePaths(), NOT_FOUND_PATH],
  buildEnd: ({ reactRouterConfig, viteConfig }) =>
    finishBuild(`${reactRouterConfig.buildDirectory}/client`, contentApi(viteConfig.plugins)),
} satisfies Config;
