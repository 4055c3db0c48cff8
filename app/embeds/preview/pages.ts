import { formBody } from "./form-page.ts";
import { escapeHtml, note, type PreviewWords } from "./html.ts";
import { mapBody } from "./map-page.ts";

const page = (
  name: string,
  { title }: PreviewWords,
  body: string,
  ...scripts: string[]
) => `<!DOCTYPE html>
<html lang="en-AU">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${escapeHtml(title)}</title>
    <link rel="stylesheet" href="/preview/preview.css">
${scripts.map((file) => `    <script src="/preview/${file}" defer></script>\n`).join("")}  </head>
  <body>
    <main class="${name}">${body}</main>
  </body>
</html>
`;

/** The pages that stand where a provider's frame will be, by file name. */
export const previewPages = {
  form: (words: PreviewWords) =>
    page("form", words, formBody(words), "form-check.js", "form-frame.js"),
  reviews: (words: PreviewWords) =>
    page("reviews", words, note(words, words.reviews), "reviews-frame.js"),
  map: (words: PreviewWords) => page("map", words, mapBody(words)),
  // A page of its own: an anchor in a frame's address would scroll the page around it.
  mapWay: (words: PreviewWords) => page("map with-way", words, mapBody(words)),
};
