import { useEffect, useState } from "react";
import { atRest } from "./at-rest.ts";
import { type SydneyTime, sydneyTime } from "./sydney.ts";

const MINUTE = 60_000;

/** The time at the clinic; unknown in the page's HTML, which is older than the visit, and until rest. */
export function useSydney(): SydneyTime | undefined {
  const [now, setNow] = useState<SydneyTime>();
  useEffect(() => {
    const look = () => setNow(sydneyTime(Date.now()));
    const callOff = atRest(look);
    const clock = setInterval(look, MINUTE);
    return () => {
      callOff();
      clearInterval(clock);
    };
  }, []);
  return now;
}
