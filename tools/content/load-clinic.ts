import { existsSync } from "node:fs";
import { dirname, isAbsolute, join } from "node:path";
import { type Clinic, clinicSchema } from "../../app/schema/clinic.ts";
import { known, type Master } from "../../app/schema/known.ts";
import { readMasters } from "./build-pictures.ts";
import { check, readYamlSource } from "./read-file.ts";

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What one file says over what another says, group by group; a list stands for the whole list. */
function over(base: unknown, own: unknown): unknown {
  if (!isGroup(base) || !isGroup(own)) return own;
  const merged = { ...base };
  for (const [key, value] of Object.entries(own)) merged[key] = over(base[key], value);
  return merged;
}

/** A file of facts; with a line `extends: other.yaml` it needs to hold only what differs from that one. */
function readFacts(root: string, file: string): unknown {
  const facts = readYamlSource(root, file);
  if (!isGroup(facts)) return facts;
  const { extends: other, ...own } = facts;
  if (typeof other !== "string") return facts;
  return over(readFacts(root, isAbsolute(other) ? other : join(dirname(file), other)), own);
}

/** The pictures of `content/images`, and of the folder `images` beside another file of facts. */
export function readPictures(
  root: string,
  file = process.env.CLINIC_FILE,
): Promise<Map<string, Master>> {
  const folders = [join(root, "content/images"), ...(file ? [join(dirname(file), "images")] : [])];
  return readMasters(folders.filter(existsSync));
}

/** The file of the practitioner's picture, where the facts name one. */
function portraitOf(facts: unknown): unknown {
  let value = facts;
  for (const key of ["practitioner", "portrait", "file"])
    value = isGroup(value) ? value[key] : undefined;
  return value;
}

/**
 * The checked facts about the clinic; `CLINIC_FILE` names another file of facts.
 * @throws ContentError with a line for each problem in the file
 */
export async function loadClinic(root = ".", file = process.env.CLINIC_FILE): Promise<Clinic> {
  const [from, name] = file ? [".", file] : [root, "content/clinic.yaml"];
  const facts = readFacts(from, name);
  const portrait = portraitOf(facts);
  // Whoever asks for the facts alone has not looked at the pictures, or at those beside other facts.
  if (typeof portrait === "string" && !known.pictures.has(portrait))
    known.pictures = await readPictures(root, file);
  return check(name, facts, clinicSchema);
}
