import { relative } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, normalizePath } from "vite";
import { componentCss } from "./tools/build/css/component-css.ts";
import { hydrationStarterPlugin } from "./tools/build/hydration/starter-plugin.ts";
import { placeholders } from "./tools/build/placeholders/placeholder-plugin.ts";
import { dateInSydney } from "./tools/content/dates.ts";
import { contentPlugin } from "./tools/content/vite-plugin.ts";

const content = contentPlugin();

/** The oldest supported browsers, for script and CSS. */
const BROWSERS = ["chrome111", "edge111", "firefox121", "safari16.4", "ios16.4"];

/** Folders of `app` whose files most pages need. The others keep a file for each page or section. */
const SHARED = /^app\/(?!integrations|navigation|pages|sections|shell)\w+\//;

export default defineConfig(({ command }) => ({
  // In development, class names stay readable.
  ...(command === "build" && {
    css: { modules: { generateScopedName: "[hash:base64:5]" } },
  }),
  plugins: [
    content,
    componentCss(),
    hydrationStarterPlugin(),
    placeholders(content.api.getContent),
    reactRouter(),
  ],
  define: { __BUILD_DATE__: JSON.stringify(dateInSydney()) },
  build: {
    target: BROWSERS,
    // One stylesheet for the whole site. The build inlines what each page needs: tools/build/README.md.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // In one file, so that it stays cached when the site's own code changes.
            { name: "framework", test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
            // What most pages need, in one file, because each file has its own headers and is compressed separately. A page
            // needs only some sections and integrations, so each of those stays a file, however small.
            {
              name: "shared",
              test: (id) =>
                SHARED.test(normalizePath(relative(".", id))) ||
                /^\0content:(clinic|site)$/.test(id),
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
}));
