import type { Site } from "../../content/schemas/site.ts";

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

const page = (name: string, title: string, body: string, script: string) => `<!DOCTYPE html>
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

// Land, sea, three roads and a pin, drawn on 400 by 400.
const COAST = `<svg viewBox="0 0 400 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      <path fill="#f1e8dc" d="M0 0h268c-14 44 20 70 8 112s-46 52-34 96 44 56 30 100-30 56-22 92H0z"/>
      <path fill="#e4d5bf" d="M268 0c-14 44 20 70 8 112s-46 52-34 96 44 56 30 100-30 56-22 92h12c-6-34 16-52 28-92s-18-62-26-100 22-56 30-96S270 44 282 0z"/>
      <path fill="none" stroke="#fff" stroke-width="9" d="M-10 96c70 10 110 40 170 30s70-50 90-136M-10 260c60-20 120-10 160-30s80-20 96-14M96-10c8 70-20 130-6 200s40 130 30 220"/>
      <path fill="none" stroke="#fff" stroke-width="5" d="M-10 176c40 4 70-6 98-6M160 126c14 40 0 80-8 104M40-10c-6 50 4 80 6 110M120 330c40-20 80-24 136-20"/>
      <path fill="#b4583a" d="M176 196c-19-25-26-38-26-52a26 26 0 0 1 52 0c0 14-7 27-26 52z"/>
      <circle cx="176" cy="144" r="9" fill="#fff"/>
    </svg>`;

/** The pages that stand where a provider's frame will be, by file name. */
export const previewPages = {
  form: (words: PreviewWords, title: string) =>
    page(
      "form",
      title,
      `${note(words, words.form)}<div class="fields">${"<span></span>".repeat(5)}</div>`,
      script("form-frame.js"),
    ),
  reviews: (words: PreviewWords, title: string) =>
    page(
      "reviews",
      title,
      `<div class="card">${lines(5)}</div><div class="card words">${note(words, words.reviews)}</div><div class="card">${lines(5)}</div>`,
      script("reviews-frame.js"),
    ),
  map: (words: PreviewWords, title: string) =>
    page("map", title, `${COAST}${note(words, words.map)}`, ""),
};
