import { z } from "zod";

const filled = (error: string) => z.string({ error }).min(1, { error });

const fields = <T extends z.ZodRawShape>(shape: T) =>
  z.strictObject(shape, { error: `only the fields ${Object.keys(shape).join(", ")}` });

// `meta` is for a form that edits the file: `title` is a field's label, `description` its hint.
export const configSchema = fields({
  /** Exceptions: words that are allowed although a rule finds them. */
  allowed: z
    .array(
      fields({
        words: filled("the words to allow").meta({
          description: "As they are in the sentence. As few as will do.",
        }),
        reason: filled("your reason").meta({ description: "Why they’re true and lawful." }),
        /** Who decided it. */
        name: filled("your name").meta({ title: "Your name" }),
      }),
      { error: "a list of words with a reason and a name each" },
    )
    .default([])
    .meta({
      title: "Words you allow",
      singular: "Words",
      description: "Words that the advertising check stops although they’re fine.",
    }),
  /** Headings and labels that are allowed word for word anywhere. */
  headings: z
    .array(filled("a heading or a label"), { error: "a list of headings" })
    .default([])
    .meta({ singular: "Heading", description: "The site’s own headings: the check skips them." }),
  /** A pattern for the paths of pages for parents, which must have the Board's statement on children under two. */
  childrensPagesPattern: z.string({ error: "a pattern for files' names" }).optional().meta({
    title: "Pages for parents",
    description: "How the check finds them. Leave it as it is.",
  }),
});

/** A clinic's own configuration of the check. */
export type Config = z.infer<typeof configSchema>;
