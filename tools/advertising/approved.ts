import { createHash } from "node:crypto";
import { existsSync, writeFileSync } from "node:fs";
import { piecesOfFields, sentences, type TextPiece } from "advertising-check";
import { readYamlData, validate } from "content-files";
import { z } from "zod";
import { QUESTIONS_FILE } from "../content/load-questions.ts";
import type { YAML_PAGES } from "../content/registry.ts";
import { APPROVED_FILE, approvedText, type SentencesByPage } from "./approved-file.ts";

/** The practitioner approves every sentence of these: the law is strictest and the evidence thinnest there. */
export const PAGES_TO_APPROVE = [
  "pages/services/babies-children",
  "pages/services/pregnancy-postpartum",
  "pages/services/neuro-emotional-technique",
  "pages/services/holistic-healing",
] as const satisfies readonly (keyof typeof YAML_PAGES)[];

const approvedSchema = z.record(z.string(), z.record(z.string(), z.string()));

/** A page's sentences that aren't approved. `was` is the approved sentence that one seems to replace. */
export type Unapproved = { page: string; sentences: { text: string; was?: string }[] };

/** A short hash of a sentence that ignores whitespace. */
export const hashOf = (sentence: string): string =>
  createHash("sha256").update(sentence.replace(/\s+/g, " ").trim()).digest("hex").slice(0, 12);

/** @throws ContentError if the file isn't sentences by page */
export const readApproved = (): SentencesByPage =>
  existsSync(APPROVED_FILE)
    ? validate(APPROVED_FILE, readYamlData(".", APPROVED_FILE) ?? {}, approvedSchema)
    : {};

const usesSchema = z.object({
  faq: z.object({ items: z.array(z.object({ use: z.string().optional() })) }).optional(),
});
const sharedSchema = z.object({ questions: z.array(z.looseObject({ id: z.string() })) });

/** The words of the shared questions that a page uses. */
function sharedQuestions(file: string, fields: unknown): TextPiece[] {
  const used = new Set(validate(file, fields, usesSchema).faq?.items.map(({ use }) => use));
  const { questions } = validate(QUESTIONS_FILE, readYamlData(".", QUESTIONS_FILE), sharedSchema);
  return questions
    .filter(({ id }) => used.has(id))
    .flatMap((each) => piecesOfFields(QUESTIONS_FILE, each));
}

const fileOf = (page: string) => `content/${page}.yaml`;

/** A page's sentences as written. Facts stay in braces, so that a new phone number needs no new approval. */
export function pageSentences(page: string): string[] {
  const file = fileOf(page);
  const fields = readYamlData(".", file);
  const texts = [...piecesOfFields(file, fields), ...sharedQuestions(file, fields)];
  const all = texts.flatMap(({ text }) => sentences(text));
  return [...new Set(all.filter((text) => /\p{L}{2}/u.test(text) && text !== "pending"))];
}

const wordSet = (text: string) => new Set(text.toLowerCase().match(/\p{L}+/gu));

/** The share of words that two sentences have in common, from 0 to 1. */
function similarity(one: string, other: string): number {
  const [ours, theirs] = [wordSet(one), wordSet(other)];
  const shared = [...ours].filter((word) => theirs.has(word)).length;
  return shared / Math.max(1, ours.size + theirs.size - shared);
}

/** Returns the sentences that are new or changed compared with the approved ones. */
export function unapproved(
  page: string,
  current: readonly string[],
  approved: Readonly<Record<string, string>>,
): Unapproved {
  const valid = new Map(
    Object.entries(approved).filter(([hash, sentence]) => hashOf(sentence) === hash),
  );
  const hashes = new Set(current.map(hashOf));
  const gone = [...valid].filter(([hash]) => !hashes.has(hash)).map(([, sentence]) => sentence);
  return {
    page,
    sentences: current
      .filter((text) => !valid.has(hashOf(text)))
      .map((text) => {
        const was = gone.find((old) => similarity(old, text) > 0.5);
        return was === undefined ? { text } : { text, was };
      }),
  };
}

/** The unapproved sentences of all pages to approve. */
export function allUnapproved(approved = readApproved()): Unapproved[] {
  return PAGES_TO_APPROVE.map((page) =>
    unapproved(page, pageSentences(page), approved[page] ?? {}),
  ).filter((each) => each.sentences.length > 0);
}

/** Approves all current sentences of a page, and drops approved ones that it no longer has. */
export const approvePage = (
  approved: SentencesByPage,
  page: string,
  current: readonly string[],
): SentencesByPage => ({
  ...approved,
  [page]: Object.fromEntries(current.map((sentence) => [hashOf(sentence), sentence])),
});

export const writeApproved = (approved: SentencesByPage): void =>
  writeFileSync(APPROVED_FILE, approvedText(approved));

/** All sentences of these pages, as if all were approved. */
export const allAsApproved = (): SentencesByPage =>
  PAGES_TO_APPROVE.reduce<SentencesByPage>(
    (all, page) => approvePage(all, page, pageSentences(page)),
    {},
  );
