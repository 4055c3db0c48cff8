/** What shows that a text is not the clinic's own yet, and what a reader is told of it. */
type Sign = { pattern: RegExp; says: string };

/** Marks of the made-up clinic that the site starts with, and of what is not decided yet. */
const SIGNS: Sign[] = [
  { pattern: /[\w.@-]+\.example\b/i, says: "an example address" },
  { pattern: /tide ?(&|and) ?pine/i, says: "the made-up clinic's name" },
  { pattern: /jane citizen/i, says: "a made-up name" },
  { pattern: /\b999 sydney road/i, says: "a made-up address" },
  { pattern: /^CHI0+$/, says: "a made-up registration number" },
  { pattern: /^(\w+: )?to be confirmed\b/i, says: "not filled in yet" },
];

/** Numbers that Australia keeps for fiction: nobody can be called on them. */
const FICTION = [
  /^0[2378](5550|7010)\d{4}$/,
  /^0491570(006|110|156|157|158|159|313|737)$/,
  /^1800160401$|^1[38]009757(0[7-9]|1[01])$/,
];

const DEMO_PLACE = { latitude: -33.7939, longitude: 151.2626 };

/** A text as a reader sees it: an address's %26 is "&" and its + a space. */
function readable(text: string): string {
  if (!text.startsWith("https://")) return text;
  const spaced = text.replaceAll("+", " ");
  try {
    return decodeURIComponent(spaced);
  } catch {
    // A lone % is allowed in an address.
    return spaced;
  }
}

/** Why a text is not the clinic's own, and the words that show it; or nothing. */
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

/** Words about the made-up clinic's street or suburb that stayed after the address was changed. */
export function oldPlaceSign(
  text: string,
  address: { street: string; suburb: string },
): { found: string; says: string } | undefined {
  for (const { pattern, says, own } of [
    { pattern: /sydney road/i, says: "the made-up street", own: address.street },
    { pattern: /\bbalgowlah\b/i, says: "the made-up suburb", own: address.suburb },
  ]) {
    const found = pattern.exec(text)?.[0];
    if (found !== undefined && !pattern.test(own)) return { found, says };
  }
  return undefined;
}

export const isDemoPlace = ({ latitude, longitude }: typeof DEMO_PLACE): boolean =>
  latitude === DEMO_PLACE.latitude && longitude === DEMO_PLACE.longitude;

/** Every text in a piece of content, with its field. */
export function textsIn(value: unknown, field = ""): { field: string; text: string }[] {
  if (typeof value === "string") return [{ field, text: value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) =>
    textsIn(entry, field ? `${field}.${key}` : key),
  );
}
