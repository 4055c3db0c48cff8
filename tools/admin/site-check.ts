import type { z } from "zod";
import { articleSchema, legalSchema } from "../../app/schema/article.ts";
import { ARTICLE_PARTS, LEGAL_PARTS } from "../../app/schema/prose.ts";
import type { PictureReference, Question } from "../../app/schema/references.ts";
import { BLOG_PATH } from "../content/article-slugs.ts";
import { collect } from "../content/content-error.ts";
import { dayInSydney, futureDates } from "../content/dates.ts";
import { articleProblems, checkProse, type Surroundings } from "../content/load-prose.ts";
import type { Master } from "../content/picture-sizes.ts";
import { check, fillIn, type ProseFacts, parseYaml } from "../content/read-file.ts";
import { repeatedQuestions } from "../content/repeated-questions.ts";
import { resolve } from "../content/resolve.ts";
import { type FormSchema, formSchema } from "./form-schema.ts";
import { labelOf } from "./labels.ts";

export type PictureSizes = [string, Pick<Master, "width" | "height">][];

/** What a file may name, as it was when the site was built: it comes with the editor's configuration. */
export type Named = {
  facts: ProseFacts;
  paths: string[];
  questions: [string, Question][];
  pictures: PictureSizes;
};

/** A kind of file. Its check returns a line for each problem, or throws them as a ContentError. */
export type Kind = {
  schema: z.core.$ZodType;
  check: (file: string, text: string, around: Surroundings) => string[];
};

/** @param list the field that a file's one list is shown in */
export const yamlKind = (schema: z.ZodType, list?: string): Kind => ({
  schema,
  check: (file, text, { facts, references, today }) => {
    const data = parseYaml(file, text);
    const fields = fillIn(file, list ? { [list]: data } : data, facts.fields);
    const { content } = resolve(file, check(file, fields, schema), references);
    const early = futureDates(content, today).map((line) => `${file}: ${line}`);
    return [...early, ...repeatedQuestions(file, content)];
  },
});

export const articleKind: Kind = {
  schema: articleSchema,
  check: (file, text, around) => {
    const kind = { schema: articleSchema, parts: ARTICLE_PARTS, ...around };
    const slug = file.replace(/^.*\/|\.mdx$/g, "");
    const problems = articleProblems(slug, checkProse(file, text, kind).data);
    return problems.map((line) => `${file}: ${line}`);
  },
};

export const legalKind: Kind = {
  schema: legalSchema,
  check: (file, text, around) => {
    checkProse(file, text, { schema: legalSchema, parts: LEGAL_PARTS, ...around });
    return [];
  },
};

/** Nothing is cut in the browser. */
const cut = ({ alt }: PictureReference) => ({
  picture: { alt, color: "", position: "", src: "", width: 0, height: 0, widths: [] },
  sizes: [],
});

/**
 * What a form lets her choose is there, even where it has come since the site was built: another article,
 * a picture from an earlier save.
 */
class Names extends Set<string> {
  override has(name: string) {
    return super.has(name) || !name.startsWith("/") || name.startsWith(`${BLOG_PATH}/`);
  }
}
class Masters extends Map<string, Master> {
  override get(file: string): Master {
    const any = { file, path: "", hash: "", color: "", width: 1e4, height: 1e4 };
    return super.get(file) ?? any;
  }
}

/** A field's place in the words of its form: `closures.0.to` is "Closures 1, Last day closed". */
function placeInForm([name = "", ...rest]: string[], form: FormSchema | undefined): string {
  const field = form?.properties?.[name];
  const label = field?.title ?? labelOf(name);
  const [index = ""] = rest;
  if (/^\d+$/.test(index)) {
    const inner = rest.slice(1);
    const entry = `${label} ${Number(index) + 1}`;
    return inner.length > 0 ? `${entry}, ${placeInForm(inner, field?.items)}` : entry;
  }
  return rest.length > 0 ? `${label}, ${placeInForm(rest, field)}` : label;
}

/**
 * What the site's check says of a file that the editor is about to write, a line each. What is still
 * missing the form itself asks for: a draft may wait for it.
 * @param pictures those that come with the file, by the name that it gives them
 */
export function problemsOf(
  { schema, check: checkFile }: Kind,
  file: string,
  text: string,
  named: Named,
  pictures: PictureSizes = [],
): string[] {
  const masters = new Masters();
  for (const [name, { width, height }] of [...named.pictures, ...pictures])
    masters.set(name, { ...masters.get(name), width, height });
  const references = {
    paths: new Names(named.paths),
    articles: new Names(),
    questions: new Map(named.questions),
    pictures: masters,
    cut,
  };
  const around = { facts: named.facts, references, today: dayInSydney() };
  const problems: string[] = [];
  problems.push(...(collect(problems, () => checkFile(file, text, around)) ?? []));
  const form = formSchema(schema);
  return problems
    .flatMap((lines) => lines.split("\n"))
    .map((line) => line.replace(`${file}: `, ""))
    .filter((line) => !line.includes(": found nothing, "))
    .map((line) => line.replace(/^[\w.-]+(?=: )/, (path) => placeInForm(path.split("."), form)));
}
