import { readYaml } from "content-files";
import { z } from "zod";
import { object } from "../../app/schema/fields.ts";

/** What the owner writes as the editor's `url` if she doesn't want it online. */
export const NO_EDITOR = "none";

const optional = (pattern: RegExp, error: string) =>
  z.string({ error }).refine((value) => value === "" || pattern.test(value), { error });

const settings = object({
  url: optional(
    /^(none|https:\/\/[^/\s@\\]+)$/,
    'the address of its own site, such as https://edit.clinic.example, none or ""',
  ),
  gitHost: z.enum(["", "github", "gitlab"], { error: 'github, gitlab or ""' }),
  repository: optional(/^[\w.-]+(\/[\w.-]+)+$/, 'owner and name, such as clinic/website, or ""'),
  branch: z.string({ error: "the name of a branch" }).min(1, { error: "the name of a branch" }),
  signIn: optional(
    /^(https:\/\/[^/\s@\\]+(\/\S*)?|\w+)$/,
    'an address or an application id, or ""',
  ),
}).refine(({ gitHost, repository }) => gitHost === "" || repository !== "", {
  error: "the repository at the host, such as clinic/website",
  path: ["repository"],
});

export type EditorSettings = z.infer<typeof settings>;

/** @throws ContentError with one line per problem in the file */
export const editorSettings = (root = "."): EditorSettings =>
  readYaml(root, "content/editor.yaml", settings);
