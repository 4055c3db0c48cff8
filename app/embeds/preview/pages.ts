import type { Site } from "../../schema/site.ts";

export type PreviewWords = Site["preview"];

const escapeHtml = (text: string) =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");

const note = (words: PreviewWords, text: string) => `<div class="note">
      <h1>${escapeHtml(words.title)}</h1>
      <p>${escapeHtml(text)}</p>
      <p class="where">${escapeHtml(words.where)}</p>
    </div>`;

const page = (
  name: string,
  { title }: PreviewWords,
  body: string,
  script: string,
) => `<!DOCTYPE html>
<html lang="en-AU">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${escapeHtml(title)}</title>
    <link rel="stylesheet" href="/preview/preview.css">${script}
  </head>
  <body>
    <main class="${name}">${body}</main>
  </body>
</html>
`;

const script = (name: string) => `\n    <script src="/preview/${name}" defer></script>`;
const lines = (count: number) => `<div class="lines">${"<span></span>".repeat(count)}</div>`;

// Land, beach and sea, roads, a park and the pin: drawn wide, so that a narrow frame shows its middle.
const COAST = `<svg viewBox="0 0 1200 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      <path fill="#f1e8dc" d="M0 0h736c-20 50 30 84 14 140s-52 62-30 120 62 70 40 140H0z"/>
      <path fill="#e4d5bf" d="M736 0c-20 50 30 84 14 140s-52 62-30 120 62 70 40 140h26c16-70-24-90-40-140s18-64 32-120S756 50 770 0z"/>
      <path fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="3" d="M812 0c-18 60 22 96 8 150s-44 70-28 120 50 66 36 130M868 0c-14 66 18 100 4 156s-40 70-26 120 44 60 30 124"/>
      <path fill="#dde4d6" d="M96 214c40-30 120-34 168-8s60 78 14 104-148 22-184-8-38-58 2-88zM474 306c30-14 76-8 88 16s-10 46-46 46-66-16-66-32 4-20 24-30z"/>
      <path fill="none" stroke="#fff" stroke-linecap="round" stroke-width="10" d="M-10 120c150 20 240 90 380 70s180-50 330-34M420-10c10 80-30 150-10 220s60 120 44 200"/>
      <path fill="none" stroke="#fff" stroke-linecap="round" stroke-width="5" d="M-10 330c160-30 300 20 420-40s180-50 300-34M180-10c-10 60 10 100 4 152M300 410c-8-60 12-130 0-214M560-10c-6 60 14 110 4 172M600 158c20 40 6 70 14 106M660 152c16 30 4 70 10 110"/>
      <path fill="#b4583a" d="M588 176c-20-26-28-40-28-55a28 28 0 0 1 56 0c0 15-8 29-28 55z"/>
      <circle cx="588" cy="120" r="9.500" fill="#fff"/>
    </svg>`;

/** The pages that stand where a provider's frame will be, by file name. */
export const previewPages = {
  form: (words: PreviewWords) =>
    page(
      "form",
      words,
      `${note(words, words.form)}<div class="fields">${"<span></span>".repeat(5)}</div>`,
      script("form-frame.js"),
    ),
  reviews: (words: PreviewWords) =>
    page(
      "reviews",
      words,
      `<div class="card">${lines(5)}</div><div class="card">${note(words, words.reviews)}</div><div class="card">${lines(5)}</div>`,
      script("reviews-frame.js"),
    ),
  map: (words: PreviewWords) => page("map", words, `${COAST}${note(words, words.map)}`, ""),
};
