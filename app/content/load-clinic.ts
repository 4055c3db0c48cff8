import { existsSync } from "node:fs";
import { readYaml } from "./read-file.ts";
import { type Clinic, clinicSchema } from "./schemas/clinic.ts";

/**
 * The checked facts about the clinic; `CLINIC_FILE` names another file of facts.
 * @throws ContentError with a line for each problem in the file
 */
export function loadClinic(root = "."): Clinic {
  const file = process.env.CLINIC_FILE ?? "content/clinic.yaml";
  return readYaml(existsSync(file) ? "." : root, file, clinicSchema);
}
