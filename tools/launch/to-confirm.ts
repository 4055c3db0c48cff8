import { existsSync } from "node:fs";
import { join } from "node:path";
import { ContentError, readYaml } from "content-files";
import type { z } from "zod";
import { isoDate, list, longText, object } from "../../app/schema/fields.ts";
import type { FactToConfirm } from "./facts.ts";

export const TO_CONFIRM_FILE = "content/to-confirm.yaml";

const EXPECTED_NOTE_OR_DAY = "a note on what to check, or under confirmed the day it was";

const entry = object({
  file: longText,
  field: longText,
  note: longText.optional(),
  confirmed: isoDate.optional(),
}).refine(({ note, confirmed }) => note !== undefined || confirmed !== undefined, {
  error: EXPECTED_NOTE_OR_DAY,
});

/** A file with only comments counts as an empty list. */
const confirmSchema = list(entry, 0, 500)
  .nullable()
  .transform((entries) => entries ?? []);

/** Something to check: `note` says what, `confirmed` when it was done. */
export type Confirmation = z.infer<typeof entry>;

/**
 * Reads the owner's list of what to confirm. Empty if there's no file.
 * @throws ContentError if an entry is incomplete or confirmed in the future
 */
export function readConfirmations(today: string, root = "."): Confirmation[] {
  if (!existsSync(join(root, TO_CONFIRM_FILE))) return [];
  const entries = readYaml(root, TO_CONFIRM_FILE, confirmSchema);
  const early = entries.flatMap(({ confirmed }, i) =>
    confirmed !== undefined && confirmed > today
      ? [`${TO_CONFIRM_FILE}: ${i}.confirmed: found ${confirmed}, expected a day up to today`]
      : [],
  );
  if (early.length > 0) throw new ContentError(early);
  return entries;
}

/** The facts that an entry names. It can have several fields, separated by commas. */
const factsIn = ({ file, field }: Confirmation): string[] =>
  field.split(/,\s*/).map((one) => `${file}: ${one}`);

const factId = ({ file, field }: FactToConfirm): string => `${file}: ${field}`;

/** One line for each unconfirmed fact. */
export function unconfirmedFacts(
  facts: readonly FactToConfirm[],
  entries: readonly Confirmation[],
) {
  const confirmed = new Set(entries.filter((each) => each.confirmed).flatMap(factsIn));
  return facts
    .filter((fact) => !confirmed.has(factId(fact)))
    .map((fact) => `${factId(fact)}: “${fact.value}” ${fact.question}`);
}

/** One line for each fact that the owner confirms but nothing asks for. Perhaps its field is misspelt. */
export const strayEntries = (
  facts: readonly FactToConfirm[],
  entries: readonly Confirmation[],
): string[] =>
  entries
    .filter(({ file, field, note }) => !note && !(field === "picture" && existsSync(file)))
    .flatMap(factsIn)
    .filter((one) => !facts.some((fact) => factId(fact) === one))
    .map((one) => `${TO_CONFIRM_FILE}: found ${one}, expected a fact that this list asks for`);

/** One line for each note that isn't confirmed yet. */
export const openNotes = (entries: readonly Confirmation[]): string[] =>
  entries.flatMap(({ file, field, note, confirmed }) =>
    confirmed === undefined && note !== undefined ? [`${file}: ${field}: ${note}`] : [],
  );
