import type { CSSProperties } from "react";
import css from "./breathing-sea.module.css";
import stones from "./breathing-stones.module.css";

/** One swell of the sea, steep on the side of the breath in. The stones lie along it. */
const SWELL = "M0 400C150 400 230 20 400 20S740 400 1000 400";
type Style = CSSProperties & Record<`--${string}`, number>;
/** From back to front, each with its scale before (low) and after (high) a breath in. */
const WAVES: Style[] = [
  { "--scale-y-low": 0.5, "--scale-y-high": 0.985, "--scale-x": 1, fill: "var(--color-page)" },
  { "--scale-y-low": 0.46, "--scale-y-high": 0.93, "--scale-x": 0.975, fill: "#d5e6e2" },
  { "--scale-y-low": 0.37, "--scale-y-high": 0.79, "--scale-x": 0.92, fill: "#9fc4c1" },
  { "--scale-y-low": 0.27, "--scale-y-high": 0.61, "--scale-x": 0.85, fill: "#5c9795" },
  {
    "--scale-y-low": 0.16,
    "--scale-y-high": 0.4,
    "--scale-x": 0.76,
    fill: "var(--color-ground-sea)",
  },
];
/** The surface of the sea in front of the swell. */
const SURFACE =
  "M0 50Q100 0 200 50T600 50T1000 50T1400 50T1800 50T2200 50T2600 50T3000 50T3400 50T3800 50T4200 50V200H0Z";
/** Where each stone lies on the swell, and how far it's turned. `--nth` is when it lights up. */
const UP: Style[] = [
  { left: "5%", top: "96.4%", rotate: "-30deg", "--nth": 0 },
  { left: "15%", top: "69.1%", rotate: "-56deg", "--nth": 1 },
  { left: "25%", top: "31.0%", rotate: "-53deg", "--nth": 2 },
  { left: "35%", top: "7.8%", rotate: "-25deg", "--nth": 3 },
];
const DOWN: Style[] = [
  { left: "45%", top: "7.6%", rotate: "19deg", "--nth": 0 },
  { left: "55%", top: "24.3%", rotate: "40deg", "--nth": 1 },
  { left: "65%", top: "48.5%", rotate: "46deg", "--nth": 2 },
  { left: "75%", top: "71.9%", rotate: "42deg", "--nth": 3 },
  { left: "85%", top: "89.6%", rotate: "30deg", "--nth": 4 },
  { left: "95%", top: "98.8%", rotate: "11deg", "--nth": 5 },
];

type BreathingSeaProps = { onBreatheIn: () => void; onBreatheOut: () => void; onEnd: () => void };

/**
 * The sea, the moon and the stones, four on the way up and six on the way down. Inside `[data-running]`, CSS
 * moves them for a minute, and the animations of the stones say when each breath begins.
 */
export const BreathingSea = ({ onBreatheIn, onBreatheOut, onEnd }: BreathingSeaProps) => (
  <div className={css.scene} aria-hidden="true">
    <div className={css.drawing}>
      <div className={css.moon} />
      {WAVES.map((wave) => (
        <Shape key={wave["--scale-y-low"]} style={wave} box="0 0 1000 400" path={SWELL} />
      ))}
      <Shape className={css.near} box="0 0 4000 200" path={SURFACE} />
      <Shape className={css.nearest} box="0 0 4000 200" path={SURFACE} />
      <Shape className={css.dottedLine} box="0 0 1000 400" path={SWELL} />
      <div
        className={stones.breathIn}
        onAnimationStart={onBreatheIn}
        onAnimationIteration={onBreatheIn}
        onAnimationEnd={onEnd}
      >
        {UP.map((stone) => (
          <i key={stone.left} style={stone} />
        ))}
      </div>
      <div
        className={stones.breathOut}
        onAnimationStart={onBreatheOut}
        onAnimationIteration={onBreatheOut}
      >
        {DOWN.map((stone) => (
          <i key={stone.left} style={stone} />
        ))}
      </div>
    </div>
  </div>
);

type ShapeProps = { className?: string; style?: Style; box: string; path: string };

/** A shape that stretches with its box. */
const Shape = ({ className, style, box, path }: ShapeProps) => (
  <svg
    className={className}
    style={style}
    viewBox={box}
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    <path d={path} />
  </svg>
);
