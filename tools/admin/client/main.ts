import "./no-eval.ts";
import CMS, { init } from "@sveltia/cms";
import type { EditorConfig } from "../config.ts";
import { fileFormat } from "../file-format.ts";
import { checkField } from "./check-field.ts";
import { partBlock } from "./part-block.ts";
import { guardUnsaved, setUnsaved } from "./unsaved.ts";

const response = await fetch("/admin/config.json");
const config: EditorConfig = await response.json();
const { cms, shapes, parts } = config;
for (const [format, shape] of Object.entries(shapes)) {
  const extension = format.endsWith(".yaml") ? "yaml" : "mdx";
  CMS.registerCustomFormat(format, extension, fileFormat(shape));
}
for (const part of parts) CMS.registerEditorComponent(partBlock(part));
CMS.registerFieldType("site-check", checkField(config));
CMS.registerEventListener({ name: "postSave", handler: () => setUnsaved(false) });
guardUnsaved();
await init({ config: cms });
