/** Fields of content that are not shown as words on their own page. */
const SILENT =
  /^(seo|modified|reviewed|card|icon|tone|height|id|to|url|articles|article|unit|patch|at)$/;

/** Every text that a page's content asks to be shown. */
export function shownTexts(value: unknown): string[] {
  if (typeof value === "string") return /^\d*$/.test(value) ? [] : [value];
  if (typeof value !== "object" || value === null) return [];
  // A picture: what it shows is asked elsewhere.
  if ("src" in value && "widths" in value) return [];
  return Object.entries(value).flatMap(([key, entry]) =>
    SILENT.test(key) ? [] : shownTexts(entry),
  );
}

/** A date as a browser of a language writes it, its month in words. */
export const longDate = (date: string, language = "en-AU"): string =>
  new Intl.DateTimeFormat(language, { timeZone: "UTC", dateStyle: "long" }).format(new Date(date));
