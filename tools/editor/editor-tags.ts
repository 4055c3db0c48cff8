import type { Tags } from "../../app/schema/prose.ts";
import { type EditorField, type EditorTag, INSIDE } from "./editor-field.ts";
import { formSchema } from "./form-schema.ts";
import { labelOf } from "./labels.ts";
import { type Choices, SchemaFields } from "./schema-fields.ts";

const inside: EditorField = { name: INSIDE, label: "Text", widget: "text", required: true };

/** The components that a text may use, as editor components whose fields come from their schemas. */
export const editorTags = (tags: Tags, choices: Choices): EditorTag[] =>
  Object.entries(tags).map(([id, schema]) => {
    const schemaFields = new SchemaFields(choices);
    const own = schemaFields.fieldsOf(schema);
    const { title, selfClosing, inside: more, required = [] } = formSchema(schema);
    const attributes = own.map(({ name }) => name);
    return {
      id,
      label: title ?? labelOf(id),
      fields: selfClosing ? own : [...own, { ...inside, ...more }],
      attributes,
      optionalAttributes: attributes.filter((name) => !required.includes(name)),
      pictureAttributes: schemaFields.formatOptions.picturePaths,
      hasChildren: !selfClosing,
    };
  });
