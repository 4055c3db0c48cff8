/** Half the width of each ring, from the inside out. Each gap is wider than the one before. */
const RINGS = [36, 64, 100, 144, 196, 256, 324, 398];

/** How tall a ring is for its width: the water is seen from the side. */
const FLATNESS = 0.46;

/** A stone in water with rings around it, each fainter than the one inside it. */
export const Rings = () => (
  <svg viewBox="-400 -186 800 372" width={800} height={372} aria-hidden="true">
    <g fill="var(--color-sea)" fillOpacity="0.17" stroke="var(--color-mist)" strokeWidth="2">
      {RINGS.map((half) => (
        <ellipse
          key={half}
          rx={half}
          ry={half * FLATNESS}
          strokeOpacity={(0.8 - half / 560).toFixed(2)}
        />
      ))}
    </g>
    <ellipse rx="14" ry="10" fill="var(--color-blush)" />
  </svg>
);
