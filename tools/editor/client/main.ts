import "./no-eval.ts";
import CMS, { init } from "@sveltia/cms";
import { articlePath } from "../../../app/lib/paths.ts";
import { APPROVED_FILE } from "../../advertising/approved-file.ts";
import { approvalFormat } from "../approval.ts";
import type { EditorConfig } from "../config.ts";
import { fileFormat } from "../file-format.ts";
import { offerArticle } from "./offer-article.ts";
import { siteCheckField } from "./site-check-field.ts";
import { tagBlock } from "./tag-block.ts";
import { form, guardUnsaved } from "./unsaved.ts";

const config: EditorConfig = await (await fetch("/config.json")).json();
const { cms, formats, tags, snapshot, approvableSentences } = config;
for (const [format, options] of Object.entries(formats)) {
  const extension = format.endsWith(".yaml") ? "yaml" : "mdx";
  CMS.registerCustomFormat(format, extension, fileFormat(options));
}
CMS.registerCustomFormat(APPROVED_FILE, "yaml", approvalFormat(approvableSentences));
for (const tag of tags) CMS.registerEditorComponent(tagBlock(tag));
CMS.registerFieldType("site-check", siteCheckField(config));
CMS.registerEventListener({
  name: "postSave",
  handler: () => {
    form.unsaved = false;
  },
});
const simple = cms.publish_mode === "simple";
document.documentElement.classList.toggle("local", simple);
CMS.registerEventListener({
  // With a git host, Home can only link to an article once it's published.
  name: simple ? "postSave" : "postPublish",
  handler: ({ entry }) => {
    const { collection, slug, newRecord, data } = entry.toJS();
    const path = articlePath(slug);
    if (collection !== "articles" || (simple ? !newRecord : snapshot.paths.includes(path))) return;
    snapshot.paths.push(path);
    offerArticle(data.title);
  },
});
guardUnsaved();
await init({ config: cms });
