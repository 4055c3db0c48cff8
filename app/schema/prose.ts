import type { z } from "zod";
import { label, object } from "./fields.ts";
import { figure } from "./picture-field.ts";

// What a text may use besides Markdown, and the attributes each part takes.

const bare = object({});

export const ARTICLE_PARTS = {
  /** A box beside the run of the text. */
  Note: object({ title: label }),
  /** A drawing or photograph, whole, with a caption. */
  Figure: figure,
  /** A sentence of the text itself, large. */
  PullQuote: bare,
};

/** Facts that a legal text names instead of writing them down. */
export const LEGAL_PARTS = {
  ClinicName: bare,
  Practitioner: bare,
  Phone: bare,
  Email: bare,
  Address: bare,
  SiteAddress: bare,
  AnalyticsStatement: bare,
  Providers: bare,
  ChatProvider: bare,
};

export type Parts = Readonly<Record<string, z.ZodType>>;
