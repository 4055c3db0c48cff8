import { readContent } from "./advertising/read-content.ts";
import { suggestionsFor } from "./plain-english/check.ts";

// Suggestions for the words of content/. They never stop anything: how she writes is hers to decide.

const suggestions = suggestionsFor(await readContent());
for (const { file, place, text } of suggestions)
  console.log(`suggestion: ${file}: ${place}: ${text}`);
console.log(
  suggestions.length === 0
    ? "Plain English: nothing to suggest."
    : `Plain English: ${suggestions.length} suggestions. They're only suggestions and stop nothing.`,
);
