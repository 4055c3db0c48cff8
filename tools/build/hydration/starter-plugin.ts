import { readFile } from "node:fs/promises";
import { minify, type Plugin, transformWithOxc } from "vite";

const NAME = "virtual:hydration-starter";
const STARTER = new URL("start-hydration.ts", import.meta.url);

/** In development hydration isn't deferred, so only `data-js` is missing. */
const SET_DATA_JS = 'document.documentElement.dataset.js=""';

async function compileStarter(): Promise<string> {
  const { code } = await transformWithOxc(await readFile(STARTER, "utf8"), STARTER.pathname);
  const minified = await minify(STARTER.pathname, `(() => {${code}})()`);
  if (minified.errors[0]) throw new Error(minified.errors[0].message);
  return minified.code.trim();
}

/** A Vite plugin for the text of the script in the head of every page, which app/root.tsx writes into the HTML. */
export function hydrationStarterPlugin(): Plugin {
  let isBuild = false;
  return {
    name: "hydration-starter",
    configResolved({ command }) {
      isBuild = command === "build";
    },
    resolveId: { filter: { id: new RegExp(`^${NAME}$`) }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: new RegExp(`^\0${NAME}$`) },
      async handler() {
        // It has run before a browser loads any module.
        if (this.environment.name === "client") return 'export const hydrationStarter = "";';
        return `export const hydrationStarter = ${JSON.stringify(isBuild ? await compileStarter() : SET_DATA_JS)};`;
      },
    },
  };
}
