import { dirname, join } from "node:path";
import { type Clinic, clinicSchema } from "../../app/schema/clinic.ts";
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
  return over(readFacts(root, join(dirname(file), other)), own);
}

/**
 * The checked facts about the clinic; `CLINIC_FILE` names another file of facts.
 * @throws ContentError with a line for each problem in the file
 */
export function loadClinic(root = ".", file = process.env.CLINIC_FILE): Clinic {
  const [from, name] = file ? [".", file] : [root, "content/clinic.yaml"];
  return check(name, readFacts(from, name), clinicSchema);
}
