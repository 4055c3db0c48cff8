/** Labels for field names that say too little and have no `title` in their schema. */
const LABELS: Record<string, string> = {
  alt: "What it shows",
  faq: "Questions and answers",
  seo: "In search results",
  to: "Leads to",
  id: "Id",
};

/** Turns a field's name into a label: `firstName` becomes "First name". */
export function labelOf(name: string): string {
  if (LABELS[name]) return LABELS[name];
  const spaced = name
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .replaceAll("-", " ")
    .toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/** Fields that can serve as the title of a list's entry, the best first. */
const NAMING = ["name", "title", "label", "question", "day", "tab", "situation", "network", "from"];

/** Pairs of fields that make a title only together, and what to put between them. */
const SPANS = [
  ["opens", "–", "closes"],
  ["from", "→", "to"],
] as const;

/** The title template of a collapsed list entry: `{{fields.from}} → {{fields.to}}` or `{{fields.name}}`. */
export function summaryOf(fields: readonly { name: string }[]): string | undefined {
  const names = fields.map(({ name }) => name);
  const span = SPANS.find(([start, , end]) => names.includes(start) && names.includes(end));
  if (span) return `{{fields.${span[0]}}} ${span[1]} {{fields.${span[2]}}}`;
  const found = NAMING.find((name) => names.includes(name)) ?? names[0];
  if (found === "shown") return "{{fields.shown | ternary('Shown', 'Switched off')}}";
  return found && `{{fields.${found}}}`;
}
