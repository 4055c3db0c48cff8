import { check as checkFields, collect, fillIn, parseYaml, type TextFacts } from "content-files";
import type { z } from "zod";
import { articleSchema } from "../../app/schema/article.ts";
import { ARTICLE_PARTS, LEGAL_PARTS } from "../../app/schema/prose.ts";
import type { PictureReference, Question } from "../../app/schema/references.ts";
import { BLOG_PATH } from "../content/article-slugs.ts";
import { dayInSydney, futureDates } from "../content/dates.ts";
import { articleProblems, checkProse, type Surroundings } from "../content/load-prose.ts";
import type { Master } from "../content/picture-sizes.ts";
import { repeatedQuestions } from "../content/repeated-questions.ts";
import { resolve } from "../content/resolve.ts";
import { type FormSchema, formSchema } from "./form-schema.ts";
import { labelOf } from "./labels.ts";

export type PictureSizes = [string, Pick<Master, "width" | "height">][];

/** What a file may name, as it was when the site was built. It comes with the editor's configuration. */
export type Named = {
  facts: TextFacts;
  paths: string[];
  questions: [string, Question][];
  pictures: PictureSizes;
};

/** A file that the editor is about to write. `list` is the field that the one list of a file is shown in. */
export type FileToCheck = {
  file: string;
  text: string;
  schema: z.ZodType;
  list?: string | undefined;
};

/** Nothing is cut in the browser. */
const cut = ({ alt }: PictureReference) => ({
  picture: { alt, color: "", position: "", src: "", width: 0, height: 0, widths: [] },
  sizes: [],
});

/**
 * The site as the build found it. Articles and pictures are chosen in the form from those that are there,
 * also from those that are newer than the build, so that any will do.
 */
function surroundings({ facts, paths, questions, pictures }: Named): Surroundings {
  const known = new Set(paths);
  const sizes = new Map(pictures);
  const large = { path: "", hash: "", color: "", width: 10_000, height: 10_000 };
  const references = {
    paths: { has: (path: string) => known.has(path) || path.startsWith(`${BLOG_PATH}/`) },
    articles: { has: () => true },
    questions: new Map(questions),
    pictures: { get: (file: string) => ({ file, ...large, ...sizes.get(file) }) },
    cut,
  };
  return { facts, references, today: dayInSydney() };
}

/** A line for each problem, or a ContentError with those lines. */
function check({ file, text, schema, list }: FileToCheck, around: Surroundings): string[] {
  if (schema === articleSchema) {
    const kind = { schema: articleSchema, parts: ARTICLE_PARTS, ...around };
    const slug = file.replace(/^.*\/|\.mdx$/g, "");
    return articleProblems(slug, checkProse(file, text, kind).data);
  }
  if (file.endsWith(".mdx")) {
    checkProse(file, text, { schema, parts: LEGAL_PARTS, ...around });
    return [];
  }
  const data = parseYaml(file, text);
  const fields = fillIn(file, list ? { [list]: data } : data, around.facts.fields);
  const { content } = resolve(file, checkFields(file, fields, schema), around.references);
  return [...futureDates(content, around.today), ...repeatedQuestions(file, content)];
}

/** A field's place in the words of its form: `closures.0.to` is "Closures 1, Last day closed". */
function placeInForm([name = "", ...rest]: string[], form: FormSchema | undefined): string {
  const field = form?.properties?.[name];
  const label = field?.title ?? labelOf(name);
  const [index = "", ...inner] = rest;
  if (rest.length === 0) return label;
  if (!/^\d+$/.test(index)) return `${label}, ${placeInForm(rest, field)}`;
  const entry = `${label} ${Number(index) + 1}`;
  return inner.length > 0 ? `${entry}, ${placeInForm(inner, field?.items)}` : entry;
}

/**
 * What the site's check says of a file, a line each. What is still missing the form itself asks for: a
 * draft may wait for it.
 */
export function problemsOf(checked: FileToCheck, named: Named): string[] {
  const problems: string[] = [];
  problems.push(...(collect(problems, () => check(checked, surroundings(named))) ?? []));
  const form = formSchema(checked.schema);
  return problems
    .flatMap((lines) => lines.split("\n"))
    .map((line) => line.replace(`${checked.file}: `, ""))
    .filter((line) => !line.includes(": found nothing, "))
    .map((line) => line.replace(/^[\w.-]+(?=: )/, (path) => placeInForm(path.split("."), form)));
}
