import { escapeHtml, ownerNote, type PlaceholderContent } from "../../placeholder/html.ts";
import { placeholderPage } from "../../placeholder/page.ts";

type Field = {
  id: string;
  type: string;
  autocomplete: string;
  pattern?: string;
  optional?: boolean;
};

const FIELDS = {
  name: { id: "name", type: "text", autocomplete: "name", pattern: ".*\\S.*" },
  // An Australian number, with or without spaces.
  phone: { id: "phone", type: "tel", autocomplete: "tel", pattern: "(\\D*\\d){8,12}\\D*" },
  email: { id: "email", type: "email", autocomplete: "email", optional: true },
} satisfies Record<string, Field>;

const wrong = (id: string, text: string) =>
  `<p class="error" id="${id}-wrong" hidden>${escapeHtml(text)}</p>`;

const field = (
  { id, type, autocomplete, ...rest }: Field,
  content: { label: string; wrong: string },
) => {
  const { pattern, optional } = rest;
  return `<div class="field">
        <label for="${id}">${escapeHtml(content.label)}</label>
        <input id="${id}" type="${type}" autocomplete="${autocomplete}"${pattern ? ` pattern="${pattern}"` : ""}${optional ? "" : " required"}>
        ${wrong(id, content.wrong)}
      </div>`;
};

/** A form like the provider's. It checks what is typed, but sends nothing, because no field has a name. */
const formBody = (content: PlaceholderContent) => {
  const { fields, thanks } = content;
  return `<form novalidate>
      ${field(FIELDS.name, fields.name)}
      ${field(FIELDS.phone, fields.phone)}
      ${field(FIELDS.email, fields.email)}
      <div class="field">
        <label class="tick"><input id="consent" type="checkbox" required aria-invalid="false">${escapeHtml(fields.consent.label)}</label>
        ${wrong("consent", fields.consent.wrong)}
      </div>
      <button type="submit">${escapeHtml(fields.send)}</button>
      <p class="demoNote">${escapeHtml(content.nothingSent)}</p>
    </form>
    <div class="thanks" tabindex="-1" hidden>
      <h2>${escapeHtml(thanks.title)}</h2>
      <p>${escapeHtml(thanks.text)}</p>
    </div>
    ${ownerNote(content, content.form)}`;
};

export const formPage = (title: string, content: PlaceholderContent) =>
  placeholderPage({
    name: "form",
    title,
    content,
    body: formBody(content),
    scripts: ["form-check.js", "form-report-height.js"],
  });
