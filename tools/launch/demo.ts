/** A pattern that shows that a text is still the demo's, and how the report describes it. */
type Sign = { pattern: RegExp; says: string };

/** Signs of the made-up clinic that the site is delivered with, and of placeholders. */
const SIGNS: Sign[] = [
  { pattern: /[\w.@-]+\.example\b/i, says: "an example address" },
  { pattern: /tide ?(&|and) ?pine/i, says: "the made-up clinic's name" },
  { pattern: /jane citizen/i, says: "a made-up name" },
  { pattern: /\b999 sydney road/i, says: "a made-up address" },
  { pattern: /^CHI0+$/, says: "a made-up registration number" },
  { pattern: /^(\w+: )?to be confirmed\b/i, says: "not filled in yet" },
];

/** Phone numbers that Australia reserves for fiction. */
const FICTION = [
  /^0[2378](5550|7010)\d{4}$/,
  /^0491570(006|110|156|157|158|159|313|737)$/,
  /^1800160401$|^1[38]009757(0[7-9]|1[01])$/,
];

const DEMO_PLACE = { latitude: -33.7939, longitude: 151.2626 };

/** Decodes an address: `%26` becomes "&" and `+` a space. */
function readable(text: string): string {
  if (!text.startsWith("https://")) return text;
  const spaced = text.replaceAll("+", " ");
  try {
    return decodeURIComponent(spaced);
  } catch {
    // A single % can't be decoded.
    return spaced;
  }
}

/** Finds a sign of the demo in a text, or returns undefined. */
export function demoSign(text: string): { found: string; says: string } | undefined {
  if (FICTION.some((pattern) => pattern.test(text.replace(/[()\s]/g, "")))) {
    return { found: text, says: "a made-up number" };
  }
  for (const { pattern, says } of SIGNS) {
    const found = pattern.exec(readable(text))?.[0];
    if (found !== undefined) return { found, says };
  }
  return undefined;
}

/** Finds places of the made-up clinic in a text, unless the clinic is there too. */
export function oldPlaceSign(
  text: string,
  { address, region }: { address: { street: string; suburb: string }; region: string },
): { found: string; says: string } | undefined {
  const isNear = /northern beaches/i.test(region);
  for (const { pattern, says, own } of [
    { pattern: /sydney road/i, says: "the made-up street", own: address.street },
    { pattern: /\bbalgowlah\b/i, says: "the made-up suburb", own: address.suburb },
    { pattern: /northern beaches/i, says: "the made-up clinic's region", own: region },
    // The Manly page's address stays until a developer changes it.
    {
      pattern: /(?<!\/)\b(manly|fairlight|clontarf|seaforth|shelly beach)\b/i,
      says: "a place near the made-up clinic",
      own: isNear ? "manly" : "",
    },
  ]) {
    const found = pattern.exec(text)?.[0];
    if (found !== undefined && !pattern.test(own)) return { found, says };
  }
  return undefined;
}

export const isDemoPlace = ({ latitude, longitude }: typeof DEMO_PLACE): boolean =>
  latitude === DEMO_PLACE.latitude && longitude === DEMO_PLACE.longitude;

/** Every text in the content, with its field's path. */
export function textsIn(value: unknown, field = ""): { field: string; text: string }[] {
  if (typeof value === "string") return [{ field, text: value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) =>
    textsIn(entry, field ? `${field}.${key}` : key),
  );
}
