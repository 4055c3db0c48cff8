/** The names of the tints. Each has its colour in tokens.css, as `[data-tint="NAME"]`. */
export const TINTS = ["sage", "wet-sand", "terracotta", "mint", "lagoon", "shallows"] as const;

export type Tint = (typeof TINTS)[number];
