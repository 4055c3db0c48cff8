import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type {
  CmsConfig,
  EntryCollection,
  FileCollection,
  RichTextEditorButtonName,
} from "@sveltia/cms";
import { splitSource } from "content-files";
import { parse } from "yaml";
import { articlePath } from "../../app/lib/paths.ts";
import { ARTICLE_TAGS } from "../../app/schema/prose.ts";
import { allAsApproved } from "../advertising/approved.ts";
import { APPROVED_FILE, type SentencesByPage } from "../advertising/approved-file.ts";
import { loadClinic } from "../content/facts/load-clinic.ts";
import { articleSlugs } from "../content/prose/article-slugs.ts";
import { ARTICLE, type RegisteredFile, registeredFiles } from "../content/registry.ts";
import { sitePaths } from "../content/site-paths.ts";
import { approvalField } from "./approval.ts";
import { type EditorField, type EditorTag, type FormatOptions, PICTURES } from "./editor-field.ts";
import { editorTags } from "./editor-tags.ts";
import { backend } from "./git-host.ts";
import { type Choices, SchemaFields } from "./schema-fields.ts";
import type { EditorSettings } from "./settings.ts";
import type { SiteSnapshot } from "./site-check.ts";
import { readSnapshot } from "./snapshot.ts";

/** What the editor’s `/config.json` holds. */
export type EditorConfig = {
  cms: CmsConfig;
  /** How to read and write each file format, by the format's name. */
  formats: Record<string, FormatOptions>;
  tags: EditorTag[];
  snapshot: SiteSnapshot;
  /** Every sentence that needs the practitioner's approval, approved or not. */
  approvableSentences: SentencesByPage;
};

const FOLDERS = [
  { folder: "content", label: "Clinic", icon: "medical_information" },
  { folder: "content/pages", label: "Pages", icon: "web" },
  { folder: "content/pages/services", label: "Services", icon: "spa" },
  { folder: "content/legal", label: "Legal pages", icon: "gavel" },
];

const BUTTONS: RichTextEditorButtonName[] = [
  "bold",
  "italic",
  "link",
  "heading-two",
  "heading-three",
  "bulleted-list",
  "numbered-list",
  "quote",
];

/** The text below the fields. A legal text is edited as plain MDX, since it uses tags such as `<Providers />`. */
const body = (modes: string[]): EditorField => ({
  name: "body",
  label: "Text",
  widget: "richtext",
  required: true,
  hint: "For a link to a page of the site, write its path, such as /services. Words in braces, such as {phone}, are facts: leave them as they are. Don’t use < or { for anything else: the site reads them as code.",
  modes,
});

/** The editor requires this suffix in the name of a format with a text below its fields. */
export const WITH_BODY = "-frontmatter";

/** The group that shows a file: that of its folder, or of the folder around that. */
const groupOf = (file: string) =>
  FOLDERS.findLast(({ folder }) => file.startsWith(`${folder}/`))?.folder;

const fileStem = (file: string) => file.replace(/^.*\//, "").replace(/\.\w+$/, "");
const folderOf = (file: string) => file.replace(/\/[^/]+$/, "");

/** What the editor calls a page: an article's title, or the page's label. */
function pageLabel(path: string): string {
  const slug = articleSlugs().find((each) => articlePath(each) === path);
  if (!slug)
    return registeredFiles.find((file) => file.path === path.replace(/#.*/, ""))?.label ?? path;
  const article = splitSource(readFileSync(ARTICLE.file.replace("{{slug}}", slug), "utf8"));
  return parse(article?.yaml ?? "").title;
}

/** Every page, and every `/page#id` that some content already links to. */
function pageChoices(): Choices["pages"] {
  const texts = readdirSync("content", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".yaml"))
    .map((file) => readFileSync(join("content", file), "utf8"));
  const fragmentLinks = texts.flatMap((text) => text.match(/(?<=["\s])\/[\w/-]*#[\w-]+/g) ?? []);
  return [...sitePaths(), ...new Set(fragmentLinks)].map((value) => ({
    value,
    label: `${pageLabel(value)} (${value})`,
  }));
}

/** The first field of each form, because the editor renders that one as soon as the form opens. */
const siteCheck = (file: string, format: string): EditorField => ({
  name: "check",
  label: "Check",
  widget: "site-check",
  required: false,
  hint: "When you save, the site looks at the whole form. If something has to change first, it says so here. Words in braces are facts from Clinic, Facts of the clinic: {phone} becomes the number. A text that begins with {ifChat} is shown only while the site has a chat, one with {ifNoChat} only while it has none.",
  file,
  format,
});

/** Builds the editor's configuration from the same schemas that check the content. */
export async function editorConfig(settings: EditorSettings): Promise<EditorConfig> {
  const clinic = await loadClinic();
  const snapshot = await readSnapshot(clinic);
  const questions = snapshot.questions.map(([value, { question: label }]) => ({ value, label }));
  const choices: Choices = { pages: pageChoices(), questions };
  const formats: Record<string, FormatOptions> = {};
  const formFor = (
    format: string,
    { file, schema, listField }: Pick<RegisteredFile, "file" | "schema" | "listField">,
    more: EditorField[] = [],
  ) => {
    const schemaFields = new SchemaFields(choices);
    const fields = schemaFields.fieldsOf(schema);
    formats[format] = { ...schemaFields.formatOptions, ...(listField && { listField }) };
    return { format, fields: [siteCheck(file, format), ...fields, ...more] };
  };

  const files = registeredFiles.map((content) => ({
    name: fileStem(content.file),
    label: content.label,
    file: content.file,
    preview_path: content.path ?? "/",
    ...(content.file.endsWith(".mdx")
      ? formFor(`${content.file}${WITH_BODY}`, content, [body(["raw"])])
      : formFor(content.file, content)),
  }));
  const approvableSentences = allAsApproved();
  files.push({
    name: fileStem(APPROVED_FILE),
    label: "Sentences you sign",
    file: APPROVED_FILE,
    preview_path: "/",
    format: APPROVED_FILE,
    fields: Object.keys(approvableSentences).map(approvalField),
  });
  const groups = FOLDERS.map(
    ({ folder, label, icon }): FileCollection => ({
      name: label.toLowerCase().replace(" ", "-"),
      label,
      icon,
      files: files.filter(({ file }) => groupOf(file) === folder),
    }),
  );
  const articles: EntryCollection = {
    name: "articles",
    label: "Articles",
    label_singular: "Article",
    icon: "article",
    folder: folderOf(ARTICLE.file),
    extension: "mdx",
    identifier_field: "title",
    slug: {
      template: "{{title}}",
      pattern: ["^[a-z0-9]+(-[a-z0-9]+)*$", "Expected: lowercase letters, digits and hyphens."],
      hint: "The last part of the article’s address. If you change it after publishing, add the old address under Clinic, Old addresses.",
    },
    aliases_field: false,
    sortable_fields: ["date", "title", "order"],
    summary: "{{title}}",
    thumbnail: "picture.file",
    preview_path: ARTICLE.path,
    ...formFor(`articles${WITH_BODY}`, ARTICLE, [body(["rich_text", "raw"])]),
  };
  return {
    formats,
    snapshot,
    approvableSentences,
    tags: editorTags(ARTICLE_TAGS, choices),
    cms: {
      load_config_file: false,
      backend: backend(settings),
      publish_mode: settings.gitHost === "" ? "simple" : "editorial_workflow",
      media_folder: PICTURES,
      public_folder: `/${PICTURES}`,
      media_libraries: {
        default: { config: { slugify_filename: true, max_file_size: 20_000_000 } },
        stock_assets: { providers: [] },
      },
      site_url: clinic.siteUrl,
      app_title: "Edit the site",
      logo: { src: "/favicon.svg" },
      slug: { encoding: "ascii", clean_accents: true },
      editor: { preview: false },
      field_defaults: {
        richtext: { buttons: BUTTONS, editor_components: Object.keys(ARTICLE_TAGS) },
      },
      show_preview_links: settings.gitHost !== "",
      collections: [...groups, articles],
    },
  };
}
