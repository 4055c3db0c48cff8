/** Where a name in the files says too little, and no schema says more. */
const LABELS: Record<string, string> = {
  alt: "What it shows",
  faq: "Questions and answers",
  seo: "In search results",
  to: "Leads to",
  id: "Id",
};

/** A field's name in the files as a label: `calledBy` is "Called by". */
export function labelOf(name: string): string {
  const known = LABELS[name];
  if (known) return known;
  const spaced = name
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .replaceAll("-", " ")
    .toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/** The fields of an entry that say what it is, the best first. */
const NAMING = ["name", "title", "label", "question", "day", "tab", "situation", "network", "from"];

/** Two fields of an entry that only say something together, and the word between them. */
const SPANS = [
  ["opens", "–", "closes"],
  ["from", "→", "to"],
] as const;

/** How a closed entry of a list is named: by its two ends, or by the field of it that says most. */
export function summaryOf(names: readonly string[]): string | undefined {
  const span = SPANS.find(([start, , end]) => names.includes(start) && names.includes(end));
  if (span) return `{{fields.${span[0]}}} ${span[1]} {{fields.${span[2]}}}`;
  const found = NAMING.find((name) => names.includes(name)) ?? names[0];
  return found && `{{fields.${found}}}`;
}
