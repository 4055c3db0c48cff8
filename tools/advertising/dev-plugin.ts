import { execFile } from "node:child_process";
import { relative } from "node:path";
import type { Plugin } from "vite";

/** Words are saved several at a time. */
const SETTLED_MS = 500;

/**
 * While developing, prints in the terminal which of the owner's sentences break the advertising rules: at
 * the start and after each change of the content. The check runs in the background, so that no page waits for it.
 */
export function advertisingFindings(): Plugin {
  return {
    name: "advertising-findings",
    apply: "serve",
    configureServer({ watcher, config: { logger } }) {
      let last = "";
      const check = () =>
        execFile(process.execPath, ["tools/check-words.ts"], (_error, _output, findings) => {
          if (findings !== last && findings) logger.warn(findings.trimEnd());
          if (last && !findings) logger.info("All sentences keep the advertising rules again.");
          last = findings;
        });
      let timer = setTimeout(check, SETTLED_MS);
      watcher.on("all", (_event, file) => {
        if (!/^content[\\/].*\.(yaml|mdx)$/.test(relative(".", file))) return;
        clearTimeout(timer);
        timer = setTimeout(check, SETTLED_MS);
      });
    },
  };
}
