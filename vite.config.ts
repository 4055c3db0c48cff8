import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { advertisingFindings } from "./tools/advertising/dev-plugin.ts";
import { shortClassNames } from "./tools/build/class-names.ts";
import { fonts } from "./tools/build/fonts.ts";
import { preview } from "./tools/build/preview-plugin.ts";
import { styles } from "./tools/build/styles-plugin.ts";
import { content } from "./tools/content/plugin.ts";

const checked = content();

/** All that the owner wrote, in one text. */
async function words(): Promise<string> {
  const { pictureSizes: _pictures, ...content } = await checked.api.load();
  return JSON.stringify(content);
}

export default defineConfig(({ command }) => ({
  // While developing, a class is called what it is called in its file.
  ...(command === "build" && {
    css: { modules: { generateScopedName: shortClassNames("app") } },
  }),
  plugins: [
    checked,
    fonts(words),
    preview(checked.api.load),
    styles(),
    advertisingFindings(),
    reactRouter(),
  ],
  define: { __BUILD_DATE__: JSON.stringify(new Date().toISOString().slice(0, 10)) },
  build: {
    // One stylesheet, which the end of the build replaces: see tools/build/page-styles.ts.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // Fewer, larger files: each one sends headers of its own and compresses by itself.
        codeSplitting: {
          groups: [
            { name: "framework", test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
            // What the root needs and other chunks too: every page has it.
            {
              name: "always",
              test: /\/app\/(embeds\/(analytics\/(analytics|vendor)|chat\/vendor)|ui\/client-only)\.|^\0(content:service-cards|vite\/preload-helper)/,
            },
            // What nearly every page is made of, whatever their number: facts, heads, and these parts.
            // What only some pages show goes with them, into chunks the bundler makes by itself.
            {
              name: "shared",
              test: /\/app\/(facts\/|seo\/(page-head|share-picture|structured-data)\.|ui\/(button|calls|card-link|failure|icon|link|page-sections|picture|picture-data|reveal|section)\.|sections\/practitioner-arch\.)|^\0content:(clinic|site)$/,
              minShareCount: 2,
            },
          ],
        },
        // Without a hash both environments name the stylesheet alike, so that one remains to be replaced.
        assetFileNames: ({ names }) =>
          names[0]?.endsWith(".css") ? "assets/style.css" : "assets/[name]-[hash][extname]",
      },
    },
  },
}));
