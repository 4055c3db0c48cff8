import { basename } from "node:path";
import type { z } from "zod";
import { articleSchema, legalSchema } from "../../app/schema/article.ts";
import { clinicSchema } from "../../app/schema/clinic.ts";
import { object } from "../../app/schema/fields.ts";
import { sharedQuestionsSchema } from "../../app/schema/question.ts";
import { siteSchema } from "../../app/schema/site.ts";
import { articlePath } from "../content/article-slugs.ts";
import { LEGAL } from "../content/load-prose.ts";
import { QUESTIONS_FILE } from "../content/load-questions.ts";
import { type Room, rooms, schemaOf } from "../content/rooms.ts";
import { NOT_FOUND_PATH } from "../content/site-paths.ts";
import { REDIRECTS_FILE, redirectList } from "../redirects/redirects.ts";
import { labelOf } from "./labels.ts";

/** A file of `content` that the owner edits, and the schema that checks it. */
export type ContentFile = {
  file: string;
  schema: z.core.$ZodType;
  label: string;
  /** The page that shows it; where it shows on many, the first of the site. */
  page?: string;
  /** The field that a file is shown in which is no group of fields but one list. */
  list?: string;
};

/** Where the label of a file says more than its name does. */
const LABELS: Record<string, string> = {
  site: "Menu, footer and small messages",
  manly: "Manly",
};

const pageFile = async (room: Room): Promise<ContentFile> => {
  const name = basename(room.name);
  const schema = await schemaOf(room);
  const page = room.path === "/*" ? NOT_FOUND_PATH : room.path;
  return { file: `content/${room.name}.yaml`, schema, label: LABELS[name] ?? labelOf(name), page };
};

/** Every file that is there once. The editor groups them by their folder. */
export const contentFiles = async (): Promise<ContentFile[]> => [
  { file: "content/clinic.yaml", schema: clinicSchema, label: "Facts of the clinic" },
  {
    file: REDIRECTS_FILE,
    schema: object({ redirects: redirectList }),
    label: "Old addresses",
    list: "redirects",
  },
  { file: "content/pages/site.yaml", schema: siteSchema, label: LABELS.site ?? labelOf("site") },
  { file: QUESTIONS_FILE, schema: sharedQuestionsSchema, label: "Questions that pages share" },
  ...(await Promise.all(rooms.map(pageFile))),
  ...LEGAL.map((name) => ({
    file: `content/legal/${name}.mdx`,
    schema: legalSchema,
    label: labelOf(name),
    page: `/${name}`,
  })),
];

/** The files there may be more of: one an article. */
export const ARTICLES = {
  folder: "content/articles",
  schema: articleSchema,
  page: articlePath("{{slug}}"),
};
