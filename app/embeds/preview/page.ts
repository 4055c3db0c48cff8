import { escapeHtml, type PreviewWords, previewTag } from "./html.ts";

type PreviewPage = {
  /** The service, whose own look is `/preview/<name>.css`. */
  name: string;
  /** What the service is called, as its frame's title says it. */
  title: string;
  words: PreviewWords;
  body: string;
  /** A picture fills the frame. */
  scene?: boolean;
  /** Its scripts under `/preview/`. */
  scripts?: readonly string[];
};

/** The placeholder page for a vendor's frame. */
export const previewPage = ({
  name,
  title,
  words,
  body,
  scene = false,
  scripts = [],
}: PreviewPage) => {
  const heading = escapeHtml(`${title} (${words.title})`);
  return `<!DOCTYPE html>
<html lang="en-AU">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${heading}</title>
    <link rel="stylesheet" href="/preview/preview.css">
    <link rel="stylesheet" href="/preview/${name}.css">
${scripts.map((file) => `    <script src="/preview/${file}" defer></script>\n`).join("")}  </head>
  <body>
    <main class="${name}${scene ? " scene" : ""}"><h1 class="visually-hidden">${heading}</h1>${previewTag(words)}${body}</main>
  </body>
</html>
`;
};
