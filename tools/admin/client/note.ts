import type { EditorComponentDefinition } from "@sveltia/cms";

const escapeHtml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/** The box beside the text, as a block of the editor. */
export const note: EditorComponentDefinition = {
  id: "Note",
  label: "Box",
  icon: "sticky_note_2",
  trigger: "button",
  fields: [
    { name: "title", label: "Heading", widget: "string" },
    { name: "text", label: "Text", widget: "text" },
  ],
  pattern: /^<Note title="(?<title>[^"]*)">\s*(?<text>[\s\S]*?)\s*<\/Note>$/m,
  toBlock: ({ title = "", text = "" }) =>
    `<Note title="${String(title).replaceAll('"', "”")}">\n\n${text}\n\n</Note>`,
  toPreview: ({ title = "", text = "" }) =>
    `<aside><strong>${escapeHtml(String(title))}</strong><p>${escapeHtml(String(text))}</p></aside>`,
};
