import type { Config } from "@react-router/dev/config";
import { NOT_FOUND_PATH, sitePaths } from "./app/content/site-paths.ts";
import { finishBuild } from "./tools/build/finish.ts";

export default {
  ssr: false,
  buildDirectory: process.env.BUILD_DIR ?? "build",
  prerender: [...sitePaths(), NOT_FOUND_PATH],
  buildEnd: ({ reactRouterConfig }) => finishBuild(`${reactRouterConfig.buildDirectory}/client`),
} satisfies Config;
