import { escapeHtml, type PlaceholderLabels, placeholderTag } from "./html.ts";

type PlaceholderPage = {
  /** The integration's name. Its own styles are in `/placeholder/<name>.css`. */
  name: string;
  /** The title of its frame. */
  title: string;
  labels: PlaceholderLabels;
  body: string;
  /** A picture fills the frame. */
  scene?: boolean;
  /** Its scripts under `/placeholder/`. */
  scripts?: readonly string[];
};

/** Only the site's own files. In a meta, so that no spelling of its address gets round it. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

/** The placeholder page for a provider's frame. */
export const placeholderPage = ({
  name,
  title,
  labels,
  body,
  scene = false,
  scripts = [],
}: PlaceholderPage) => {
  const heading = escapeHtml(`${title} (${labels.title})`);
  return `<!DOCTYPE html>
<html lang="en-AU">
  <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="${POLICY}">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${heading}</title>
    <link rel="stylesheet" href="/placeholder/placeholder.css">
    <link rel="stylesheet" href="/placeholder/${name}.css">
${scripts.map((file) => `    <script src="/placeholder/${file}" defer></script>\n`).join("")}  </head>
  <body>
    <main class="${name}${scene ? " scene" : ""}"><h1 class="visually-hidden">${heading}</h1>${placeholderTag(labels)}${body}</main>
  </body>
</html>
`;
};
