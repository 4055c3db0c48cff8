/** Fields of content that are not shown as words on their own page. */
const SILENT =
  /^(seo|modified|reviewed|card|picture|inset|icon|tone|height|id|to|url|articles|article|unit)$/;

/** Every text that a page's content asks to be shown. */
export function shownTexts(value: unknown): string[] {
  if (typeof value === "string") return /^\d*$/.test(value) ? [] : [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) =>
    SILENT.test(key) ? [] : shownTexts(entry),
  );
}
