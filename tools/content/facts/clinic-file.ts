export const DEFAULT_CLINIC_FILE = "content/clinic.yaml";

/** The file of another clinic's facts, if `CLINIC_FILE` names one. */
export const otherClinicFile = (): string | undefined => process.env.CLINIC_FILE || undefined;
