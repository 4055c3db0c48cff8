import { useEffect, useState } from "react";
import type { DayHours } from "../schema/clinic.ts";
import { type Opening, type OpeningWords, openingAt } from "./opening.ts";

const MINUTE = 60_000;
/** Where a browser knows no idle time (Safari): long enough after the start to be out of its way. */
const REST = 1500;

/** Whether the clinic is open; unknown in the page's HTML, which is older than the visit, and until rest. */
export function useOpening(hours: readonly DayHours[], words: OpeningWords): Opening | undefined {
  const [opening, setOpening] = useState<Opening>();
  useEffect(() => {
    const look = () =>
      setOpening((before) => {
        const now = openingAt(new Date(), hours, words);
        return before?.text === now.text ? before : now;
      });
    const rest = setTimeout(() => {
      if ("requestIdleCallback" in window) requestIdleCallback(look);
      else look();
    }, REST);
    const clock = setInterval(look, MINUTE);
    return () => {
      clearTimeout(rest);
      clearInterval(clock);
    };
  }, [hours, words]);
  return opening;
}
