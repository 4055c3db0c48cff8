import CMS, { init } from "@sveltia/cms";
import type { EditorConfig } from "../config.ts";
import { fileFormat } from "../file-format.ts";
import { partBlock } from "./part-block.ts";

const response = await fetch("/admin/config.json");
const { cms, shapes, parts }: EditorConfig = await response.json();
for (const [format, shape] of Object.entries(shapes)) {
  const extension = format.endsWith(".yaml") ? "yaml" : "mdx";
  CMS.registerCustomFormat(format, extension, fileFormat(shape));
}
for (const part of parts) CMS.registerEditorComponent(partBlock(part));
await init({ config: cms });
