import { existsSync } from "node:fs";
import { join } from "node:path";
import { ContentError, readYaml } from "content-files";
import type { z } from "zod";
import { day, list, longText, object } from "../../app/schema/fields.ts";
import type { Fact } from "./facts.ts";

export const TO_CONFIRM = "content/to-confirm.yaml";

const NOTE_OR_DAY = "a note on what to check, or under confirmed the day it was";

const entry = object({
  file: longText,
  field: longText,
  note: longText.optional(),
  confirmed: day.optional(),
}).refine(({ note, confirmed }) => note !== undefined || confirmed !== undefined, {
  error: NOTE_OR_DAY,
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
export function readToConfirm(today: string, root = "."): Confirmation[] {
  if (!existsSync(join(root, TO_CONFIRM))) return [];
  const entries = readYaml(root, TO_CONFIRM, confirmSchema);
  const early = entries.flatMap(({ confirmed }, i) =>
    confirmed !== undefined && confirmed > today
      ? [`${TO_CONFIRM}: ${i}.confirmed: found ${confirmed}, expected a day up to today`]
      : [],
  );
  if (early.length > 0) throw new ContentError(early);
  return entries;
}

/** One line for each unconfirmed fact. An entry can confirm several fields, separated by commas. */
export function unconfirmedFacts(
  facts: readonly Fact[],
  entries: readonly Confirmation[],
): string[] {
  const confirmed = new Set(
    entries
      .filter((each) => each.confirmed !== undefined)
      .flatMap(({ file, field }) => field.split(/,\s*/).map((one) => `${file}: ${one}`)),
  );
  return facts
    .filter(({ file, field }) => !confirmed.has(`${file}: ${field}`))
    .map(({ file, field, value, question }) => `${file}: ${field}: “${value}” ${question}`);
}

/** One line for each entry of the owner's own that confirms nothing, for example because its field is misspelt. */
export const strayEntries = (facts: readonly Fact[], entries: readonly Confirmation[]): string[] =>
  entries.flatMap(({ file, field, note }, i) =>
    field
      .split(/,\s*/)
      .filter((one) => note === undefined && !(one === "picture" && existsSync(file)))
      .filter((one) => !facts.some((fact) => fact.file === file && fact.field === one))
      .map(
        (one) => `${TO_CONFIRM}: ${i}: found ${file}: ${one}, expected a fact this list asks for`,
      ),
  );

/** One line for each note that isn't confirmed yet. */
export const openNotes = (entries: readonly Confirmation[]): string[] =>
  entries.flatMap(({ file, field, note, confirmed }) =>
    confirmed === undefined && note !== undefined ? [`${file}: ${field}: ${note}`] : [],
  );
