import type { EditorComponentDefinition } from "@sveltia/cms";
import { type EditorTag, INSIDE, PICTURE_PATH } from "../editor-field.ts";

const ATTRIBUTES = String.raw`(?<attributes>(?:\s+\w+="[^"]*")*)`;

/** An editor component for a tag such as `<Note>`: reads it from the file's text and writes it back. */
export function tagBlock(tag: EditorTag): EditorComponentDefinition {
  const { id, label, fields, attributes, optionalAttributes, pictureAttributes, hasChildren } = tag;
  const end = hasChildren ? String.raw`>\s*(?<text>[\s\S]*?)\s*<\/${id}>$` : String.raw`\s*\/>$`;
  return {
    id,
    label,
    fields,
    pattern: new RegExp(`^<${id}${ATTRIBUTES}${end}`, "m"),
    fromBlock: ({ groups = {} }) => {
      const given = [...(groups.attributes ?? "").matchAll(/(\w+)="([^"]*)"/g)].map(
        ([, name = "", written = ""]) => {
          const value = written.replaceAll("&quot;", '"');
          return [name, pictureAttributes.includes(name) ? PICTURE_PATH + value : value];
        },
      );
      return { ...Object.fromEntries(given), ...(hasChildren && { [INSIDE]: groups.text }) };
    },
    // Required by the editor, but its preview is switched off.
    toPreview: () => "",
    toBlock: (values) => {
      const value = (name: string) => String(values[name] ?? "");
      const present = attributes.filter(
        (name) => value(name) !== "" || !optionalAttributes.includes(name),
      );
      const written = present.map((name) => {
        const plain = pictureAttributes.includes(name)
          ? value(name).replace(PICTURE_PATH, "")
          : value(name);
        return ` ${name}="${plain.replaceAll('"', "&quot;")}"`;
      });
      const start = `<${id}${written.join("")}`;
      return hasChildren ? `${start}>\n\n${value(INSIDE).trim()}\n\n</${id}>` : `${start} />`;
    },
  };
}
