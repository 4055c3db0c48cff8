/** Content fields that aren't shown as text on their own page. */
const NOT_SHOWN =
  /^(seo|published|modified|reviewed|card|tone|height|id|to|url|articles|article|monthsUnit|layout|position|breathing)$/;

/** Every text in a page's content that the page must show or, of a picture, read out. `hidden` are further fields that aren't shown. */
export function shownTexts(value: unknown, hidden: readonly string[] = []): string[] {
  if (typeof value === "string") return /^\d*$/.test(value) ? [] : [value];
  if (typeof value !== "object" || value === null) return [];
  if ("basePath" in value && "widths" in value) return shownTexts("alt" in value && value.alt);
  return Object.entries(value).flatMap(([key, entry]) =>
    NOT_SHOWN.test(key) || hidden.includes(key) ? [] : shownTexts(entry, hidden),
  );
}

/** A long date in a browser's language. */
export const longDate = (date: string, language = "en-AU"): string =>
  new Intl.DateTimeFormat(language, { timeZone: "UTC", dateStyle: "long" }).format(new Date(date));
