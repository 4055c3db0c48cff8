import { loadContent } from "./load.ts";

/** The content at the moment of import. */
export const content = await loadContent();
