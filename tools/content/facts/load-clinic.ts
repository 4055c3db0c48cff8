import { dirname, isAbsolute, join } from "node:path";
import { isGroup, readYamlData, validate } from "content-files";
import { type Clinic, clinicSchema } from "../../../app/schema/clinic.ts";
import { readPictures } from "../pictures/build-pictures.ts";
import type { PictureCrop } from "../pictures/picture-crops.ts";
import { NO_TARGETS, resolveReferences } from "../resolve-references.ts";
import { DEFAULT_CLINIC_FILE, otherClinicFile } from "./clinic-file.ts";

/** Deep-merges the facts of one file over another's. A list replaces the whole list. */
function mergeFacts(base: unknown, own: unknown): unknown {
  if (!isGroup(base) || !isGroup(own)) return own;
  const merged = new Map(Object.entries(base));
  for (const [key, value] of Object.entries(own))
    merged.set(key, mergeFacts(merged.get(key), value));
  return Object.fromEntries(merged);
}

/** Reads a file of facts. With a line `extends: other.yaml`, it only needs what differs from that file. */
function readFacts(file: string): unknown {
  const facts = readYamlData(".", file);
  if (!isGroup(facts)) return facts;
  const { extends: other, ...own } = facts;
  if (typeof other !== "string") return facts;
  return mergeFacts(readFacts(isAbsolute(other) ? other : join(dirname(file), other)), own);
}

/**
 * Reads and checks the facts about the clinic (content/clinic.yaml or `CLINIC_FILE`), and lists the crops of its pictures.
 * @throws ContentError with one line per problem in the file
 */
export async function loadClinicWithCrops(
  root = ".",
  file = otherClinicFile(),
): Promise<{ fields: Clinic; pictureCrops: PictureCrop[] }> {
  const name = file ?? DEFAULT_CLINIC_FILE;
  const facts = validate(
    name,
    file ? readFacts(file) : readYamlData(root, DEFAULT_CLINIC_FILE),
    clinicSchema,
  );
  const pictures = await readPictures(root, file);
  return resolveReferences(name, facts, { ...NO_TARGETS, pictures });
}

/** Only the facts, without the crops of their pictures. */
export const loadClinic = async (root?: string, file?: string): Promise<Clinic> =>
  (await loadClinicWithCrops(root, file)).fields;
