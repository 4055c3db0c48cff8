import css from "./logo.module.css";
import { LOGO } from "./logo-paths.ts";

/** The clinic's logo. Decorative: it's always next to the clinic's name. */
export function Logo({ size }: { size: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox={`0 0 ${LOGO.size} ${LOGO.size}`}
      fill="currentColor"
      aria-hidden="true"
      focusable="false"
    >
      <path
        d={LOGO.arch.d}
        fill="none"
        stroke="currentColor"
        strokeWidth={LOGO.stroke}
        strokeLinecap="round"
      />
      {LOGO.pebbles.map(({ d, warm }) => (
        <path key={d} d={d} className={warm ? css.warm : undefined} />
      ))}
    </svg>
  );
}
