import { useEffect, useState } from "react";
import { whenIdle } from "../lib/when-idle.ts";
import { type SydneyTime, sydneyTime } from "./sydney.ts";

const MINUTE_MS = 60_000;
/** Extra time after hydration: in Safari `whenIdle` only waits 200 ms. */
const START_DELAY_MS = 1500;

/**
 * The time at the clinic, updated every minute. Undefined in the built HTML and until the page is idle,
 * because the build can't know when a visitor comes.
 */
export function useSydneyTime(): SydneyTime | undefined {
  const [now, setNow] = useState<SydneyTime>();
  useEffect(() => {
    const update = () => setNow(sydneyTime(Date.now()));
    let cancel: (() => void) | undefined;
    const start = setTimeout(() => {
      cancel = whenIdle(update);
    }, START_DELAY_MS);
    const clock = setInterval(update, MINUTE_MS);
    return () => {
      clearTimeout(start);
      cancel?.();
      clearInterval(clock);
    };
  }, []);
  return now;
}
