/** The icons of buttons, links and lists. Each is drawn in `icon.tsx`. */
export const ICON_NAMES = [
  "arrow",
  "calendar",
  "chevron",
  "close",
  "leaf",
  "mail",
  "menu",
  "phone",
  "pin",
  "plus",
  "route",
] as const;

export type IconName = (typeof ICON_NAMES)[number];
