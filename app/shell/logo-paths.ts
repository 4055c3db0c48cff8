/**
 * The clinic's logo: five pebbles in a gentle S under an arch, in a 40 by 40 square. The component and the
 * icons (tools/assets/draw-icons.ts) draw it from here.
 */
export const LOGO = {
  size: 40,
  arch: { d: "M6.75 36.25V18.5a13.25 13.25 0 0 1 26.5 0v17.75" },
  stroke: 1.3,
  /** From top to bottom. Warm pebbles have the accent colour, the others the arch's colour. */
  pebbles: [
    {
      warm: true,
      d: "M23.2 10.8C23.3 11.6 22.4 12.4 20.8 12.7S18 12.5 17.8 11.6S19 9.7 20.5 9.5S23 9.9 23.2 10.8Z",
    },
    {
      warm: false,
      d: "M25.2 16C25.1 17 23.6 17.6 21.7 17.4S18.7 16.4 18.8 15.4S20.1 13.6 21.8 13.7S25.3 14.9 25.2 16Z",
    },
    {
      warm: true,
      d: "M24.1 21.4C24 22.6 22.4 23.2 20.1 22.9S16.1 21.6 16.3 20.4S18.7 18.4 20.8 18.7S24.3 20.2 24.1 21.4Z",
    },
    {
      warm: false,
      d: "M22.7 26.4C22.8 27.7 20.9 28.8 18.2 29.1S13.7 28.5 13.5 27.1S15.1 24.4 17.5 24.2S22.6 24.9 22.7 26.4Z",
    },
    {
      warm: true,
      d: "M25.5 32.9C25.6 34.4 23.6 35.7 20.3 35.8S14.6 35 14.5 33.5S17.3 30.4 20.3 30.2S25.4 31.3 25.5 32.9Z",
    },
  ],
} as const;
