import { useEffect, useState } from "react";
import { atRest } from "./at-rest.ts";
import { weekdayAt } from "./opening.ts";

/** Which weekday it is at the clinic; unknown in the page's HTML, which is older than the visit, and until rest. */
export function useToday(): string | undefined {
  const [today, setToday] = useState<string>();
  useEffect(() => atRest(() => setToday(weekdayAt(new Date()))), []);
  return today;
}
