import type { EditorComponentDefinition } from "@sveltia/cms";
import { type EditorPart, INSIDE, PICTURE_PATH } from "../editor-field.ts";

const ATTRIBUTES = String.raw`(?<attributes>(?:\s+\w+="[^"]*")*)`;

/** A part of a text as a block of the editor, and the block as the part is written in the file. */
export function partBlock(part: EditorPart): EditorComponentDefinition {
  const { id, label, fields, attributes, optional, pictures, holdsText } = part;
  const end = holdsText ? String.raw`>\s*(?<text>[\s\S]*?)\s*<\/${id}>$` : String.raw`\s*\/>$`;
  return {
    id,
    label,
    fields,
    pattern: new RegExp(`^<${id}${ATTRIBUTES}${end}`, "m"),
    fromBlock: ({ groups = {} }) => {
      const given = [...(groups.attributes ?? "").matchAll(/(\w+)="([^"]*)"/g)].map(
        ([, name = "", written = ""]) => {
          const value = written.replaceAll("&quot;", '"');
          return [name, pictures.includes(name) ? PICTURE_PATH + value : value];
        },
      );
      return { ...Object.fromEntries(given), ...(holdsText && { [INSIDE]: groups.text }) };
    },
    // The editor asks for one; the forms show none.
    toPreview: () => "",
    toBlock: (values) => {
      const value = (name: string) => String(values[name] ?? "");
      const given = attributes.filter((name) => value(name) !== "" || !optional.includes(name));
      const said = given.map((name) => {
        const plain = pictures.includes(name) ? value(name).replace(PICTURE_PATH, "") : value(name);
        return ` ${name}="${plain.replaceAll('"', "&quot;")}"`;
      });
      const start = `<${id}${said.join("")}`;
      return holdsText ? `${start}>\n\n${value(INSIDE).trim()}\n\n</${id}>` : `${start} />`;
    },
  };
}
