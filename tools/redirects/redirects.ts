import type { z } from "zod";
import { list, matching, object } from "../../app/schema/fields.ts";

const EXPECTED_ADDRESS = "an address written /blog/old-name";
const NO_SLASH = "no slash at the end: it is added for you";

const path = matching(/^\/[\w./-]*$/, EXPECTED_ADDRESS);

const redirect = object({
  from: path.regex(/[^/]$/, { error: NO_SLASH }).meta({
    expects: `${EXPECTED_ADDRESS}; ${NO_SLASH}`,
    title: "Old address",
    description: "Without the site’s name, and without a slash at the end.",
  }),
  to: path.meta({ title: "Leads to", description: "A page that exists today, such as /blog." }),
});

/** An old address and the page it leads to, both as paths. */
export type Redirect = z.infer<typeof redirect>;

export const redirectList = list(redirect, 0, 500).meta({
  title: "Old addresses",
  singular: "Old address",
  description:
    "So that old links, search results and bookmarks still work. Keep each line for good.",
});

/** A file with only comments counts as an empty list. */
export const redirectsSchema = redirectList.nullable().transform((redirects) => redirects ?? []);

export const REDIRECTS_FILE = "content/redirects.yaml";
export const PATHS_FILE = "content/published-paths.txt";
