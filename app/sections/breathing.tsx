import { useEffect, useState } from "react";
import { classes } from "../lib/classes.ts";
import type { BreathingContent } from "../schema/page-fields.ts";
import css from "./breathing.module.css";

/** Six breaths in and six out, of ten seconds a pair. */
const END = 12;
const SECONDS = { breatheIn: 4, breatheOut: 6 };

/** A moon with rings. Its button starts a minute in which it grows as you breathe in, and shrinks as you breathe out. */
export function Breathing({ content }: { content: BreathingContent }) {
  /** Half breaths so far, or nothing before the start. */
  const [halfBreaths, setHalfBreaths] = useState<number>();
  const running = halfBreaths !== undefined && halfBreaths < END;
  const phase = running && halfBreaths % 2 === 0 ? "breatheIn" : "breatheOut";
  useEffect(() => {
    if (!running) return;
    const next = setTimeout(() => setHalfBreaths(halfBreaths + 1), SECONDS[phase] * 1000);
    return () => clearTimeout(next);
  }, [running, halfBreaths, phase]);
  const resting = halfBreaths === END ? "end" : "rest";
  return (
    <div className={css.breathing} data-ground="deep" data-print="hide">
      <div className={css.sky} data-breath={running ? phase : undefined} aria-hidden="true">
        <div className={css.moon} />
      </div>
      <p role="status">{content[running ? phase : resting]}</p>
      <button
        type="button"
        className={classes(css.button, "with-script")}
        onClick={() => setHalfBreaths(running ? undefined : 0)}
      >
        {running ? content.stopButton : content.startButton}
      </button>
    </div>
  );
}
