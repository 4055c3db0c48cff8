import { escapeHtml, ownerNote, type PlaceholderLabels } from "../../placeholder/html.ts";
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

const error = (id: string, text: string) =>
  `<p class="error" id="${id}-error" hidden>${escapeHtml(text)}</p>`;

const field = (
  { id, type, autocomplete, ...rest }: Field,
  labels: { label: string; error: string },
) => {
  const { pattern, optional } = rest;
  return `<div class="field">
        <label for="${id}">${escapeHtml(labels.label)}</label>
        <input id="${id}" type="${type}" autocomplete="${autocomplete}"${pattern ? ` pattern="${pattern}"` : ""}${optional ? "" : " required"}>
        ${error(id, labels.error)}
      </div>`;
};

/** A form like the provider's. It checks what is typed, but sends nothing, because no field has a name. */
const formBody = (labels: PlaceholderLabels) => {
  const { fields, thanks } = labels;
  return `<form novalidate>
      ${field(FIELDS.name, fields.name)}
      ${field(FIELDS.phone, fields.phone)}
      ${field(FIELDS.email, fields.email)}
      <div class="field">
        <label class="tick"><input id="consent" type="checkbox" required aria-invalid="false">${escapeHtml(fields.consent.label)}</label>
        ${error("consent", fields.consent.error)}
      </div>
      <button type="submit">${escapeHtml(fields.sendButton)}</button>
      <p class="demoNote">${escapeHtml(labels.nothingSent)}</p>
    </form>
    <div class="thanks" tabindex="-1" hidden>
      <h2>${escapeHtml(thanks.title)}</h2>
      <p>${escapeHtml(thanks.text)}</p>
    </div>
    ${ownerNote(labels, labels.form)}`;
};

export const formPage = (title: string, labels: PlaceholderLabels) =>
  placeholderPage({
    name: "form",
    title,
    labels,
    body: formBody(labels),
    scripts: ["form-check.js", "form-report-height.js"],
  });
