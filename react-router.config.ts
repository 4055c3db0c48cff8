import type { Config } from "@react-router/dev/config";
import { NOT_FOUND_PATH } from "./app/lib/paths.ts";
import { finishBuild } from "./tools/build/finish-build.ts";
import { contentApi } from "./tools/content/vite-plugin.ts";
import { buildEditor } from "./tools/editor/build-editor.ts";

export default {
  ssr: false,
  buildDirectory: process.env.BUILD_DIR ?? "build",
  prerender: ({ getStaticPaths }) => [...getStaticPaths(), NOT_FOUND_PATH],
  async buildEnd({ reactRouterConfig: { buildDirectory }, viteConfig }) {
    await finishBuild(`${buildDirectory}/client`, contentApi(viteConfig.plugins));
    await buildEditor(`${buildDirectory}/editor`);
  },
} satisfies Config;
