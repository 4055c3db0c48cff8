import { type Clinic, clinicSchema } from "../../app/schema/clinic.ts";
import { readYaml } from "./read-file.ts";

/**
 * The checked facts about the clinic; `CLINIC_FILE` names another file of facts.
 * @throws ContentError with a line for each problem in the file
 */
export function loadClinic(root = "."): Clinic {
  const { CLINIC_FILE } = process.env;
  return CLINIC_FILE
    ? readYaml(".", CLINIC_FILE, clinicSchema)
    : readYaml(root, "content/clinic.yaml", clinicSchema);
}
