import CMS, { init } from "@sveltia/cms";
import type { EditorConfig } from "../config.ts";
import { fileFormat } from "../file-format.ts";
import { note } from "./note.ts";

const response = await fetch("/admin/config.json");
const { cms, shapes }: EditorConfig = await response.json();
for (const [format, shape] of Object.entries(shapes)) {
  const extension = format.endsWith(".yaml") ? "yaml" : "mdx";
  CMS.registerCustomFormat(format, extension, fileFormat(shape));
}
CMS.registerEditorComponent(note);
await init({ config: cms });
