import type { Article } from "./article.ts";
import { description, isoDate, object, text, title } from "./fields.ts";
import { monthOrDay } from "./month.ts";
import { picture } from "./picture-field.ts";
import type { ContentOf } from "./references.ts";

export const legalSchema = object({
  title: title(),
  description,
  lead: text(180),
  effective: monthOrDay,
  modified: isoDate,
  published: isoDate.optional(),
  picture: picture("whole").meta({ description: "A small drawing next to the title." }),
});

export type LegalText = ContentOf<typeof legalSchema> & Pick<Article, "path" | "tableOfContents">;
