import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { content } from "./app/content/plugin.ts";

export default defineConfig({
  plugins: [content(), reactRouter()],
  build: {
    // One stylesheet for the whole site: it is written into every page, so that no page waits for it.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
  },
});
