/**
 * The clinic's mark, drawn once: five pebbles in a gentle S under an arch, in a square of 40.
 * The component, the icons and the share pictures all draw it from here.
 */
export const MARK = {
  size: 40,
  arch: { d: "M6.75 36.25V18.5a13.25 13.25 0 0 1 26.5 0v17.75", left: 6.1, top: 4.6, width: 27.8 },
  stroke: 1.3,
  /** From the top down; the warm ones carry the accent, the others the colour of the arch. */
  pebbles: [
    {
      warm: true,
      d: "M23.18 10.77C23.32 11.63 22.44 12.41 20.84 12.67S17.98 12.47 17.84 11.59S19.02 9.71 20.46 9.49S23.04 9.86 23.18 10.77Z",
    },
    {
      warm: false,
      d: "M25.23 15.99C25.14 16.99 23.65 17.6 21.71 17.43S18.67 16.42 18.76 15.39S20.09 13.58 21.84 13.73S25.32 14.93 25.23 15.99Z",
    },
    {
      warm: true,
      d: "M24.1 21.41C23.96 22.56 22.42 23.24 20.06 22.95S16.12 21.6 16.27 20.4S18.66 18.44 20.78 18.7S24.26 20.18 24.1 21.41Z",
    },
    {
      warm: false,
      d: "M22.7 26.35C22.81 27.66 20.92 28.81 18.17 29.05S13.65 28.47 13.53 27.1S15.05 24.41 17.52 24.19S22.57 24.94 22.7 26.35Z",
    },
    {
      warm: true,
      d: "M25.5 32.93C25.58 34.44 23.62 35.66 20.32 35.84S14.6 35.02 14.51 33.45S17.33 30.39 20.29 30.23S25.42 31.32 25.5 32.93Z",
    },
  ],
} as const;
