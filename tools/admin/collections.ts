import type { z } from "zod";
import { articleSchema, legalSchema } from "../../app/content/schemas/article.ts";
import { clinicSchema } from "../../app/content/schemas/clinic.ts";
import { PAGE_SCHEMAS, SERVICE_SCHEMAS } from "../../app/content/schemas/pages.ts";
import { labelOf } from "./labels.ts";

/** A file of `content` that the owner edits, and the schema that checks it. */
export type ContentFile = { file: string; schema: z.core.$ZodType; label: string };

/** Where the label of a file says more than its name does. */
const LABELS: Record<string, string> = {
  site: "Menu, footer and small messages",
  manly: "Manly",
};

const filesIn = (folder: string, schemas: Record<string, z.core.$ZodType>): ContentFile[] =>
  Object.entries(schemas).map(([name, schema]) => ({
    file: `content/${folder}/${name}.yaml`,
    schema,
    label: LABELS[name] ?? labelOf(name),
  }));

const LEGAL = ["privacy-policy", "terms-of-service"];

/** Every file that is there once. The editor groups them by their folder. */
export const contentFiles = (): ContentFile[] => [
  { file: "content/clinic.yaml", schema: clinicSchema, label: "Facts of the clinic" },
  ...filesIn("pages", PAGE_SCHEMAS),
  ...filesIn("services", SERVICE_SCHEMAS),
  ...LEGAL.map((name) => ({
    file: `content/legal/${name}.mdx`,
    schema: legalSchema,
    label: labelOf(name),
  })),
];

/** The files there may be more of: one an article. */
export const ARTICLES = { folder: "content/articles", schema: articleSchema };

/** Fields of the schema that derive from others and stand in no file. */
export const DERIVED = ["card", "thumbnail"];
