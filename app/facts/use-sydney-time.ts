import { useEffect, useState } from "react";
import { whenIdle } from "../ui/when-idle.ts";
import { type SydneyTime, sydneyTime } from "./sydney.ts";

const MINUTE = 60_000;
/** Long enough after the start to be out of its way, where a browser has no idle callback (Safari) as well. */
const REST = 1500;

/** The time at the clinic; unknown in the page's HTML, which is older than the visit, and until rest. */
export function useSydneyTime(): SydneyTime | undefined {
  const [now, setNow] = useState<SydneyTime>();
  useEffect(() => {
    const update = () => setNow(sydneyTime(Date.now()));
    let cancel: (() => void) | undefined;
    const rest = setTimeout(() => {
      cancel = whenIdle(update);
    }, REST);
    const clock = setInterval(update, MINUTE);
    return () => {
      clearTimeout(rest);
      cancel?.();
      clearInterval(clock);
    };
  }, []);
  return now;
}
