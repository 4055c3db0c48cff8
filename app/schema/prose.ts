import type { z } from "zod";
import { label, object, text } from "./fields.ts";
import { figure } from "./picture-field.ts";
import { breathing } from "./shared-fields.ts";

// The tags that articles and legal texts may use besides Markdown, and their attributes.

const bare = object({});

const TABLE = `| What | Why |
| --- | --- |
| Letters and scans | So that nothing is done twice |
| Your medicines | So that I know what you take |`;

/** Gives the table inside it a caption. Every table needs one. */
const Table = object({
  caption: text(160).meta({ description: "What the table is about. It’s shown above it." }),
}).meta({
  inside: {
    default: TABLE,
    hint: "Change this example. Each line is a row, with | between its cells. The first line has the headings; leave the line of dashes under it. On a phone, each row becomes a block under its first cell, so keep that cell short.",
  },
});

export const ARTICLE_TAGS = {
  /** A box inside the text. */
  Note: object({ title: label }).meta({ title: "Box" }),
  /** A side note to the paragraph before it, such as a study or a number. */
  MarginNote: object({ title: label }),
  /** A picture with a caption. */
  Figure: figure.meta({ title: "Picture", selfClosing: true }),
  /** Several drawings that make one figure. Each drawing's caption is its label. */
  FigureRow: object({ caption: text(200) }).meta({ title: "Pictures in a row" }),
  PullQuote: bare,
  Table,
  /** One minute of slow breathing, at the visitor's own request. */
  Breathing: breathing.meta({ title: "Breathing minute", selfClosing: true }),
};

/** Facts that a legal text refers to instead of repeating. */
export const LEGAL_TAGS = {
  ClinicName: bare,
  Practitioner: bare,
  Phone: bare,
  Email: bare,
  Address: bare,
  SiteAddress: bare,
  AnalyticsStatement: bare,
  Providers: bare,
  ChatProvider: bare,
  Figure: figure.meta({ title: "Picture", selfClosing: true }),
  Table,
};

export type Tags = Readonly<Record<string, z.ZodType>>;
