import type { ReactNode } from "react";

/** Line drawings on a 24 px grid, and a solid leaf. */
const DRAWINGS = {
  arrow: <path d="M4 12h16M14 6l6 6-6 6" />,
  calendar: (
    <path d="M4 7a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2zM4 10h16M8 3v4M16 3v4" />
  ),
  chevron: <path d="m6 9 6 6 6-6" />,
  close: <path d="M6 6l12 12M18 6 6 18" />,
  leaf: <path d="M4 20C4 9 11 4 20 4c0 9-5 16-16 16z" fill="currentColor" stroke="none" />,
  mail: (
    <path d="M3 7a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2zM3.5 7 12 13.5 20.5 7" />
  ),
  menu: <path d="M4 8h16M4 16h16" />,
  phone: (
    <path d="M5 4h4l2 5-2.5 1.500a11 11 0 0 0 5 5L15 13l5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 3 6a2 2 0 0 1 2-2z" />
  ),
  pin: (
    <path d="M12 21.500c5-5.5 7-8.8 7-12.300a7 7 0 0 0-14 0c0 3.5 2 6.8 7 12.300zM12 6.700a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z" />
  ),
  plus: <path d="M12 5v14M5 12h14" />,
  route: (
    <path d="M6 20a2 2 0 1 1 0-4 2 2 0 0 1 0 4zM18 8a2 2 0 1 1 0-4 2 2 0 0 1 0 4zM8 18h7a3 3 0 0 0 0-6H9a3 3 0 0 1 0-6h7" />
  ),
} satisfies Record<string, ReactNode>;
export type IconName = keyof typeof DRAWINGS;

/** A decorative icon. Always put it next to text: it has no accessible name. */
export const Icon = ({ name, size = 24 }: { name: IconName; size?: number }) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.6}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    style={{ flex: "none" }}
  >
    {DRAWINGS[name]}
  </svg>
);
