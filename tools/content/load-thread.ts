import { parentPort } from "node:worker_threads";
import { ContentError } from "./content-error.ts";
import { type Content, loadContent } from "./load.ts";

// Loads the content once, in a thread that has just begun: it sees the routes and the schemas as they are now.

/** What the thread says: the content, or its mistakes, a line each. */
export type Loaded = { content: Content } | { mistakes: string };

async function load(): Promise<Loaded> {
  try {
    return { content: await loadContent() };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return { mistakes: error.message };
  }
}

parentPort?.postMessage(await load());
