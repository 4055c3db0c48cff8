import { z } from "zod";
import type { Tint } from "../lib/tints.ts";
import { object, shortText, text } from "./fields.ts";
import { breathing } from "./page-fields.ts";
import { figure } from "./picture-field.ts";

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

/** What a part of an article may lie on: three of the pages' tints, plaster, or the dark ground (tokens.css). */
const GROUNDS = ["terracotta", "mint", "lagoon", "plaster", "deep"] as const satisfies readonly (
  | Tint
  | "plaster"
  | "deep"
)[];

export type PartGround = (typeof GROUNDS)[number];

const Part = object({
  ground: z.enum(GROUNDS, { error: `one of ${GROUNDS.join(", ")}` }).meta({
    title: "Colour",
    description:
      "A band of this colour runs across the page behind the part. A quote alone in a part is shown large.",
  }),
}).meta({ inside: { widget: "richtext" } });

export const ARTICLE_TAGS = {
  /** A box inside the text. */
  Note: object({ title: shortText }).meta({ title: "Box" }),
  /** A picture. Without a caption it's small, and without alt text too, phones leave it out. */
  Figure: figure.meta({ title: "Picture", selfClosing: true }),
  /** A sentence of the text in large letters. */
  PullQuote: bare,
  /** Headings, text and pictures on a colour. Never inside another tag. */
  Part,
  Table,
  /** One minute of slow breathing, once its button is pressed. */
  Breathing: breathing.meta({ title: "Breathing minute", selfClosing: true }),
};

export const LEGAL_TAGS = {
  /** Whether visits are counted, and the button to change one's mind. */
  AnalyticsStatement: bare,
  /** The table of outside providers. */
  Providers: bare,
  Part,
  Table,
};

export type Tags = Readonly<Record<string, z.ZodType>>;
