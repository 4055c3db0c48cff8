import styles from "./mark.module.css";
import { MARK } from "./mark-paths.ts";

/** The clinic's mark beside its name. Decoration: the name that stands with it is what is read out. */
export function Mark({ size = MARK.size, className }: { size?: number; className?: string }) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox={`0 0 ${MARK.size} ${MARK.size}`}
      fill="currentColor"
      aria-hidden="true"
      focusable="false"
    >
      <path
        d={MARK.arch.d}
        fill="none"
        stroke="currentColor"
        strokeWidth={MARK.stroke}
        strokeLinecap="round"
      />
      {MARK.pebbles.map(({ d, warm }) => (
        <path key={d} d={d} className={warm ? styles.warm : undefined} />
      ))}
    </svg>
  );
}
