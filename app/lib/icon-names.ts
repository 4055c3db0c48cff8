/** The icons of buttons, links and lists. Each is drawn in `icon.tsx`. */
export const ICON_NAMES = [
  "arrow",
  "calendar",
  "chat",
  "check",
  "chevron",
  "clock",
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
