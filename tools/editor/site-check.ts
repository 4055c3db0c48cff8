import { collectProblems, fillIn, type MdxVariables, parseYaml, validate } from "content-files";
import type { z } from "zod";
import { BLOG_PATH } from "../../app/lib/paths.ts";
import { articleSchema } from "../../app/schema/article.ts";
import { ARTICLE_TAGS, LEGAL_TAGS } from "../../app/schema/prose.ts";
import type { PictureReference, Question } from "../../app/schema/references.ts";
import { dateInSydney, futureDateProblems } from "../content/dates.ts";
import type { OriginalPicture } from "../content/pictures/picture-crops.ts";
import { articleProblems, type ProseChecks, parseProse } from "../content/prose/load-prose.ts";
import { repeatedQuestionProblems } from "../content/repeated-questions.ts";
import { resolveReferences } from "../content/resolve-references.ts";
import { type FormSchema, formSchema } from "./form-schema.ts";
import { labelOf } from "./labels.ts";

export type PictureSizes = [string, Pick<OriginalPicture, "width" | "height">][];

/** What a file can refer to, as of the last build. Part of the editor's configuration. */
export type SiteSnapshot = {
  variables: MdxVariables;
  paths: string[];
  questions: [string, Question][];
  pictures: PictureSizes;
};

/** A file that the editor is about to write. `listField` is set if the whole file is one list: see `RegisteredFile`. */
export type FileToCheck = {
  file: string;
  text: string;
  schema: z.ZodType;
  listField?: string;
};

/** Replaces `cropPicture`: the browser only checks the picture's size. */
const crop = ({ alt }: PictureReference) => ({
  picture: { alt, color: "", focus: "", basePath: "", width: 0, height: 0, widths: [] },
  crops: [],
});

/**
 * What a text may refer to. Any article or picture counts as existing, because the form only offers existing
 * ones, and those may be newer than the build.
 */
function contextOf({ variables, paths, questions, pictures }: SiteSnapshot): ProseChecks {
  const known = new Set(paths);
  const sizes = new Map(pictures);
  const large = { path: "", hash: "", color: "", width: 10_000, height: 10_000 };
  const targets = {
    paths: { has: (path: string) => known.has(path) || path.startsWith(`${BLOG_PATH}/`) },
    articles: { has: () => true },
    questions: new Map(questions),
    pictures: { get: (file: string) => ({ file, ...large, ...sizes.get(file) }) },
    crop,
  };
  return { variables, targets, today: dateInSydney() };
}

/** Returns one line per problem, or throws a ContentError with those lines. */
function check({ file, text, schema, listField }: FileToCheck, context: ProseChecks): string[] {
  if (schema === articleSchema) {
    const kind = { schema: articleSchema, tags: ARTICLE_TAGS, ...context };
    const slug = file.replace(/^.*\/|\.mdx$/g, "");
    return articleProblems(slug, parseProse(file, text, kind).fields);
  }
  if (file.endsWith(".mdx")) {
    parseProse(file, text, { schema, tags: LEGAL_TAGS, ...context });
    return [];
  }
  const data = parseYaml(file, text);
  const fields = fillIn(file, listField ? { [listField]: data } : data, context.variables.fields);
  const { fields: resolved } = resolveReferences(
    file,
    validate(file, fields, schema),
    context.targets,
  );
  return [
    ...futureDateProblems(resolved, context.today),
    ...repeatedQuestionProblems(file, resolved),
  ];
}

/** A field's path in the form's labels: `closures.0.to` becomes "Closures 1, Last day closed". */
function placeInForm(
  [name = "", ...rest]: string[],
  form: FormSchema | undefined,
  parent?: string,
): string {
  const field = form?.properties?.[name];
  const label = field?.title ?? labelOf(name, parent);
  const [index = "", ...inner] = rest;
  if (rest.length === 0) return label;
  if (!/^\d+$/.test(index)) return `${label}, ${placeInForm(rest, field, name)}`;
  const entry = `${label} ${Number(index) + 1}`;
  return inner.length > 0 ? `${entry}, ${placeInForm(inner, field?.items, name)}` : entry;
}

/** Checks a file as the build would. Leaves out missing fields, but not a tag's: the form marks them, and a draft may lack them. */
export function formProblems(checked: FileToCheck, snapshot: SiteSnapshot): string[] {
  const problems: string[] = [];
  problems.push(...(collectProblems(problems, () => check(checked, contextOf(snapshot))) ?? []));
  const form = formSchema(checked.schema);
  return problems
    .flatMap((lines) => lines.split("\n"))
    .map((line) => line.replace(`${checked.file}: `, ""))
    .filter((line) => line.includes(": <") || !line.includes(": found nothing, "))
    .map((line) => line.replace(/^[\w.-]+(?=: )/, (path) => placeInForm(path.split("."), form)));
}
