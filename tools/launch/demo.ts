import type { Clinic } from "../../app/schema/clinic.ts";

/** A pattern that shows that a text is still the demo's, and how the report describes it. */
type Trace = { pattern: RegExp; says: string };

/** Traces of the made-up clinic that the site is delivered with, and of placeholders. */
const TRACES: Trace[] = [
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

/** Decodes an address: `%26` becomes "&" and `+` a space. */
const readable = (text: string): string =>
  new URLSearchParams(`text=${text.replaceAll("&", "%26")}`).get("text") ?? text;

type Found = { found: string; says: string };

const findTrace = (text: string, traces: readonly Trace[]): Found | undefined =>
  traces
    .map(({ pattern, says }) => ({ found: pattern.exec(text)?.[0] ?? "", says }))
    .find(({ found }) => found !== "");

/** Finds a trace of the demo in a text, or returns undefined. */
export const demoTrace = (text: string): Found | undefined =>
  FICTION.some((pattern) => pattern.test(text.replace(/[()\s]/g, "")))
    ? { found: text, says: "a made-up number" }
    : findTrace(readable(text), TRACES);

/** Places near the made-up clinic. One isn't reported if the clinic's own address matches `near`, by default `pattern`. */
const PLACES: (Trace & { near?: RegExp })[] = [
  { pattern: /sydney road/i, says: "the made-up street" },
  { pattern: /\bbalgowlah\b/i, says: "the made-up suburb" },
  { pattern: /northern beaches/i, says: "the made-up clinic's region" },
  {
    // An address such as /locations/manly stays until a developer changes it.
    pattern: /(?<!\/)\b(manly|fairlight|clontarf|seaforth|shelly beach)\b/i,
    says: "a place near the made-up clinic",
    near: /northern beaches/i,
  },
  { pattern: /\bNSW\b/, says: "the made-up clinic's state, also in the names of its laws" },
];

/** Finds one of these places in a text, unless the clinic is there too. */
export function oldPlaceTrace(
  text: string,
  { address: { street, suburb, state }, region }: Pick<Clinic, "address" | "region">,
): Found | undefined {
  const own = [street, suburb, state, region].join(", ");
  const others = PLACES.filter(({ pattern, near = pattern }) => !near.test(own));
  return findTrace(text, others);
}

/** Every text in the content, with its field's path. */
export function textsIn(value: unknown, field = ""): { field: string; text: string }[] {
  if (typeof value === "string") return [{ field, text: value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) =>
    textsIn(entry, field ? `${field}.${key}` : key),
  );
}
