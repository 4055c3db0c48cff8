import { z } from "zod";
import { MONTHS } from "../lib/calendar.ts";

const MONTH_PATTERN = new RegExp(`^(?:(\\d{1,2}) )?(${MONTHS.join("|")}) (\\d{4})$`);
const EXPECTED = "a month or a day that exists, written July 2025 or 1 July 2025";

/** Whether a text is a month, or a date that exists. "31 November 2026" doesn't. */
function isReal(value: string): boolean {
  const [, day = "1", name = "", year = ""] = MONTH_PATTERN.exec(value) ?? [];
  const month = MONTHS.indexOf(name);
  const lastDay = new Date(Date.UTC(Number(year), month + 1, 0)).getUTCDate();
  return month >= 0 && Number(day) >= 1 && Number(day) <= lastDay;
}

/** A month or a day as it is shown to readers, such as "July 2025" or "1 July 2025". */
export const monthOrDay = z
  .string({ error: EXPECTED })
  .refine(isReal, { error: EXPECTED })
  .meta({ editorPattern: MONTH_PATTERN.source, expects: EXPECTED });
