import type { z } from "zod";
import { label, object, text } from "./fields.ts";
import { figure } from "./picture-field.ts";

// What a text may use besides Markdown, and the attributes each part takes.

const bare = object({});

const TABLE = `| What | Why |
| --- | --- |
| Letters and scans | So that nothing is done twice |
| Your medicines | So that I know what you take |`;

/** Names the table inside it; every table needs one. */
const Table = object({
  caption: text(160).meta({ description: "What the table is about. It’s shown above it." }),
}).meta({
  inside: {
    default: TABLE,
    hint: "Change this example. Each line is a row, with | between its cells. The first line has the headings; leave the line of dashes under it. On a phone, each row becomes a block under its first cell, so keep that cell short.",
  },
});

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
