import css from "./breathing-sea.module.css";
import stones from "./breathing-stones.module.css";

/** One swell of the sea, steep on the side of the breath in. The stones lie along it. */
const SWELL = "M0 400C150 400 230 20 400 20S740 400 1000 400";
/** From back to front. */
const WAVES = ["foam", "mist", "lagoon", "sea", "deep"] as const;
/** The surface of the sea in front of the swell. */
const SURFACE =
  "M0 50Q100 0 200 50T600 50T1000 50T1400 50T1800 50T2200 50T2600 50T3000 50T3400 50T3800 50T4200 50V200H0Z";
const UP = [1, 2, 3, 4];
const DOWN = [1, 2, 3, 4, 5, 6];

type BreathingSeaProps = { onBreatheIn: () => void; onBreatheOut: () => void; onEnd: () => void };

/**
 * The sea, the moon and the stones, four on the way up and six on the way down. Inside `[data-running]`, CSS
 * moves them for a minute, and the animations of the stones say when each breath begins.
 */
export const BreathingSea = ({ onBreatheIn, onBreatheOut, onEnd }: BreathingSeaProps) => (
  <div className={css.scene} aria-hidden="true">
    <div className={css.swell}>
      <div className={css.moon} />
      {WAVES.map((wave) => (
        <Shape key={wave} className={css[wave]} box="0 0 1000 400" path={SWELL} />
      ))}
      <Shape className={css.near} box="0 0 4000 200" path={SURFACE} />
      <Shape className={css.nearest} box="0 0 4000 200" path={SURFACE} />
      <Shape className={css.dottedLine} box="0 0 1000 400" path={SWELL} />
      <div
        className={stones.up}
        onAnimationStart={onBreatheIn}
        onAnimationIteration={onBreatheIn}
        onAnimationEnd={onEnd}
      >
        {UP.map((nth) => (
          <i key={nth} />
        ))}
      </div>
      <div
        className={stones.down}
        onAnimationStart={onBreatheOut}
        onAnimationIteration={onBreatheOut}
      >
        {DOWN.map((nth) => (
          <i key={nth} />
        ))}
      </div>
    </div>
  </div>
);

/** A shape that stretches with its box. */
const Shape = ({ className, box, path }: { className?: string; box: string; path: string }) => (
  <svg className={className} viewBox={box} preserveAspectRatio="none" aria-hidden="true">
    <path d={path} />
  </svg>
);
