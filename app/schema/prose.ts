import type { z } from "zod";
import { label, object, text } from "./fields.ts";
import { figure } from "./picture-field.ts";

// What a text may use besides Markdown, and the attributes each part takes.

const bare = object({});

/** Names the table inside it; every table needs one. */
const Table = object({ caption: text(160) });

export const ARTICLE_PARTS = {
  /** A box beside the run of the text. */
  Note: object({ title: label }).meta({ title: "Box" }),
  /** A few words beside the paragraph before it: a study, a number. */
  MarginNote: object({ title: label }),
  /** A drawing or photograph, whole, with a caption. */
  Figure: figure.meta({ title: "Picture", standsAlone: true }),
  /** Several drawings that make one figure; the caption of each is its label. */
  FigureRow: object({ caption: text(200) }).meta({ title: "Pictures in a row" }),
  /** A sentence of the text itself, large. */
  PullQuote: bare,
  Table,
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
  Table,
};

export type Parts = Readonly<Record<string, z.ZodType>>;
