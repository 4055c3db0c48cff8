import { loadContent } from "./load.ts";

/** The content when this module was imported. */
export const content = await loadContent();
