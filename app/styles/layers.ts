/** The cascade layers, each stronger than the one before. index.css says why. */
export const LAYERS = [
  "base",
  "compositions",
  "ui",
  "sections",
  "pages",
  "shell",
  "states",
  "print",
] as const;

/** The layer of the CSS modules in a folder of `app`. */
export const FOLDER_LAYERS: Readonly<Record<string, (typeof LAYERS)[number]>> = {
  ui: "ui",
  sections: "sections",
  integrations: "sections",
  navigation: "sections",
  pages: "pages",
  shell: "shell",
};
