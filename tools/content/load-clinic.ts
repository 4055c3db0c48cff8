import { existsSync } from "node:fs";
import { dirname, isAbsolute, join } from "node:path";
import { check, isGroup, readYamlSource } from "content-files";
import { type Clinic, clinicSchema } from "../../app/schema/clinic.ts";
import { readMasters } from "./build-pictures.ts";
import type { Master, PictureSize } from "./picture-sizes.ts";
import { NO_REFERENCES, resolve } from "./resolve.ts";

/** What one file says over what another says, group by group; a list replaces the whole list. */
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

/** The pictures of `content/images`, and of the folder `images` next to another file of facts. */
export function readPictures(
  root: string,
  file = process.env.CLINIC_FILE,
): Promise<Map<string, Master>> {
  const folders = [join(root, "content/images"), ...(file ? [join(dirname(file), "images")] : [])];
  return readMasters(folders.filter(existsSync));
}

/**
 * The checked facts about the clinic, and the picture sizes they need; `CLINIC_FILE` names another file of facts.
 * @throws ContentError with a line for each problem in the file
 */
export async function resolveClinic(
  root = ".",
  file = process.env.CLINIC_FILE,
): Promise<{ content: Clinic; pictureSizes: PictureSize[] }> {
  const [from, name] = file ? [".", file] : [root, "content/clinic.yaml"];
  const facts = check(name, readFacts(from, name), clinicSchema);
  const { portrait } = facts.practitioner;
  const pictures = portrait ? await readPictures(root, file) : NO_REFERENCES.pictures;
  return resolve(name, facts, { ...NO_REFERENCES, pictures });
}

/** The facts alone. */
export const loadClinic = async (root?: string, file?: string): Promise<Clinic> =>
  (await resolveClinic(root, file)).content;
