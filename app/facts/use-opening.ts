import { useEffect, useState } from "react";
import type { DayHours } from "../schema/clinic.ts";
import { atRest } from "./at-rest.ts";
import { type Opening, type OpeningWords, openingAt } from "./opening.ts";

const MINUTE = 60_000;

/** Whether the clinic is open; unknown in the page's HTML, which is older than the visit, and until rest. */
export function useOpening(hours: readonly DayHours[], words: OpeningWords): Opening | undefined {
  const [opening, setOpening] = useState<Opening>();
  useEffect(() => {
    const look = () =>
      setOpening((before) => {
        const now = openingAt(new Date(), hours, words);
        return before?.text === now.text ? before : now;
      });
    const callOff = atRest(look);
    const clock = setInterval(look, MINUTE);
    return () => {
      callOff();
      clearInterval(clock);
    };
  }, [hours, words]);
  return opening;
}
