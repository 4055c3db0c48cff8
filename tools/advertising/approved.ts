import { createHash } from "node:crypto";
import { existsSync, writeFileSync } from "node:fs";
import type { Fragment } from "advertising-check";
import { fieldsOf, sentences } from "advertising-check";
import { check, readYamlSource } from "content-files";
import { z } from "zod";
import { QUESTIONS_FILE } from "../content/load-questions.ts";
import { APPROVED_FILE, type Approved, approvedText } from "./approved-file.ts";

/** The pages whose every sentence the practitioner signs, as long as there are such pages: where the law is strictest and the evidence thinnest. */
const SIGNED_PAGES = [
  "services/babies-children",
  "services/pregnancy-postpartum",
  "services/neuro-emotional-technique",
  "services/holistic-healing",
] as const;

const approvedSchema = z.record(z.string(), z.record(z.string(), z.string()));

/** What a page says that is not approved: `was` is the approved sentence it seems to have been. */
export type Unapproved = { page: string; sentences: { text: string; was?: string }[] };

/** The same for the same words, however they are spaced. */
export const hashOf = (sentence: string): string =>
  createHash("sha256").update(sentence.replace(/\s+/g, " ").trim()).digest("hex").slice(0, 12);

/** @throws ContentError when the file is not a list of sentences by page */
export const readApproved = (): Approved =>
  existsSync(APPROVED_FILE)
    ? check(APPROVED_FILE, readYamlSource(".", APPROVED_FILE) ?? {}, approvedSchema)
    : {};

const usesSchema = z.object({
  faq: z.object({ items: z.array(z.object({ use: z.string().optional() })) }).optional(),
});
const sharedSchema = z.object({ questions: z.array(z.looseObject({ id: z.string() })) });

/** What a page says by naming a question that pages share. */
function sharedBy(file: string, fields: unknown): Fragment[] {
  const used = new Set(check(file, fields, usesSchema).faq?.items.map(({ use }) => use));
  const { questions } = check(QUESTIONS_FILE, readYamlSource(".", QUESTIONS_FILE), sharedSchema);
  return questions
    .filter(({ id }) => used.has(id))
    .flatMap((each) => fieldsOf(QUESTIONS_FILE, each));
}

const fileOf = (page: string) => `content/${page}.yaml`;

/** The sentences of a page as they are written, names in braces: another phone number asks for no new signature. */
export function pageSentences(page: string): string[] {
  const file = fileOf(page);
  const fields = readYamlSource(".", file);
  const texts = [...fieldsOf(file, fields), ...sharedBy(file, fields)].map(({ text }) => text);
  const said = texts.flatMap(sentences).filter((text) => /\p{L}{2}/u.test(text));
  return [...new Set(said)];
}

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/\p{L}+/gu));

/** How much two sentences share, from 0 to 1. */
function likeness(one: string, other: string): number {
  const [ours, theirs] = [wordsOf(one), wordsOf(other)];
  const shared = [...ours].filter((word) => theirs.has(word)).length;
  return shared / Math.max(1, ours.size + theirs.size - shared);
}

/** What of a page's sentences is new or changed against what is approved. */
export function unapproved(
  page: string,
  said: readonly string[],
  approved: Readonly<Record<string, string>>,
): Unapproved {
  const taken = new Map(
    Object.entries(approved).filter(([hash, sentence]) => hashOf(sentence) === hash),
  );
  const standing = new Set(said.map(hashOf));
  const gone = [...taken].filter(([hash]) => !standing.has(hash)).map(([, sentence]) => sentence);
  return {
    page,
    sentences: said
      .filter((text) => !taken.has(hashOf(text)))
      .map((text) => {
        const was = gone.find((old) => likeness(old, text) > 0.5);
        return was === undefined ? { text } : { text, was };
      }),
  };
}

const signedPages = () => SIGNED_PAGES.filter((page) => existsSync(fileOf(page)));

/** What is not approved yet on the pages that are signed. */
export function allUnapproved(approved = readApproved()): Unapproved[] {
  return signedPages()
    .map((page) => unapproved(page, pageSentences(page), approved[page] ?? {}))
    .filter((each) => each.sentences.length > 0);
}

/** Takes every sentence a page says now as approved, and forgets those it no longer says. */
export const approvePage = (
  approved: Approved,
  page: string,
  said: readonly string[],
): Approved => ({
  ...approved,
  [page]: Object.fromEntries(said.map((sentence) => [hashOf(sentence), sentence])),
});

export const writeApproved = (approved: Approved): void =>
  writeFileSync(APPROVED_FILE, approvedText(approved));

/** Every sentence of the pages that are signed, as if it were approved. */
export const everySentence = (): Approved =>
  signedPages().reduce<Approved>((all, page) => approvePage(all, page, pageSentences(page)), {});
