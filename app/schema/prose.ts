import { z } from "zod";
import { label, object, text } from "./fields.ts";
import { wholePicture } from "./picture-field.ts";

// What a text may use besides Markdown, and the attributes each part takes.

/** A drawing or photograph of `content/images`, whole, with a caption below. */
const figure = object({ ...wholePicture.shape, caption: text(200) }).transform(
  ({ caption, ...picture }) => ({ caption, picture: wholePicture.cut(picture) }),
);

const bare = object({});

export const ARTICLE_PARTS = {
  /** A box beside the run of the text. */
  Note: object({ title: label }),
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
};

export type Parts = Readonly<Record<string, z.ZodType>>;
export type FigureData = z.infer<typeof figure>;
