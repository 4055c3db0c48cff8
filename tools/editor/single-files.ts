import { configSchema } from "advertising-check/config-schema";
import type { z } from "zod";
import { clinicSchema } from "../../app/schema/clinic.ts";
import { object } from "../../app/schema/fields.ts";
import { sharedQuestionsSchema } from "../../app/schema/question.ts";
import { siteSchema } from "../../app/schema/site.ts";
import { ALLOWED_FILE } from "../advertising/approved-file.ts";
import { QUESTIONS_FILE } from "../content/load-questions.ts";
import { REDIRECTS_FILE, redirectList } from "../redirects/redirects.ts";

/** A file of `content` that the owner edits, and the schema that checks it. */
export type ContentFile = {
  file: string;
  schema: z.ZodType;
  label: string;
  /** The address of the page that shows it. Left out if many pages do: the form then links to Home. */
  page?: string;
  /** The page folder in `app/pages` that has its schema. */
  folder?: string;
  /** If the whole file is one list, the name of the form's field for it. */
  list?: string;
};

/** The files that don't belong to one page. */
export const SINGLE_FILES: ContentFile[] = [
  { file: "content/clinic.yaml", schema: clinicSchema, label: "Facts of the clinic" },
  {
    file: REDIRECTS_FILE,
    schema: object({ redirects: redirectList }),
    label: "Old addresses",
    list: "redirects",
  },
  { file: "content/pages/site.yaml", schema: siteSchema, label: "Menu, footer and small messages" },
  { file: QUESTIONS_FILE, schema: sharedQuestionsSchema, label: "Questions that pages share" },
  { file: ALLOWED_FILE, schema: configSchema, label: "Words you allow" },
];
