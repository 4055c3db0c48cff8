import type { ReactNode } from "react";
import type { IconName } from "./icon-names.ts";

/** Line drawings on a 24 px grid. */
const DRAWINGS: Record<IconName, ReactNode> = {
  adjust: <path d="M12 3v7M12 10c-1 5-3 8-7 10M12 10c1 5 3 8 7 10M9 6l3-3 3 3" />,
  arrow: <path d="M4 12h16M14 6l6 6-6 6" />,
  baby: (
    <path d="M12 4a5 5 0 1 1 0 10 5 5 0 0 1 0-10zM10.5 9h0M13.5 9h0M5 21c1-4 4-6 7-6s6 2 7 6M12 4c0-1 .8-1.6 1.6-1.4" />
  ),
  bolt: <path d="M13 3 5 14h6l-1 7 8-11h-6z" />,
  calendar: (
    <path d="M4 7a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2zM4 10h16M8 3v4M16 3v4" />
  ),
  chat: <path d="M4 12a8 7 0 1 1 4 6l-4 2 1-4a7 7 0 0 1-1-4z" />,
  check: <path d="m5 13 4 4L19 7" />,
  chevron: <path d="m6 9 6 6 6-6" />,
  clock: <path d="M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 7v5l3.5 2" />,
  close: <path d="M6 6l12 12M18 6 6 18" />,
  family: (
    <path d="M8 5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5zM16.5 7.500a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM3 20c0-4 2-7 5-7s5 3 5 7M14 15c.7-.7 1.5-1 2.5-1 2.5 0 4 2.5 4 6" />
  ),
  hands: (
    <path d="M3 14c3-2 5-2 7 0l3 2h4M3 19c3 1 5 2 9 2 4 0 7-3 9-7M12 9c0-3 2-5 5-5 0 3-2 5-5 5zm0 0c0-2.5-1.5-4-4-4 0 2.5 1.5 4 4 4zm0 0v4" />
  ),
  heart: (
    <path d="M12 20C6 15.5 3.5 12.5 3.5 9A4.3 4.3 0 0 1 12 7.5 4.3 4.3 0 0 1 20.5 9c0 3.5-2.5 6.5-8.5 11z" />
  ),
  leaf: <path d="M4 20C4 10 10 4 20 4c0 10-6 16-16 16zm0 0 8-8" />,
  mail: (
    <path d="M3 7a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2zM3.5 7 12 13.5 20.5 7" />
  ),
  menu: <path d="M4 8h16M4 16h16" />,
  moon: <path d="M20 14.500A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.500z" />,
  mortarboard: (
    <path d="M2.5 9.5 12 5l9.5 4.500L12 14zM6.5 11.500V16c1.5 1.6 3.3 2.3 5.5 2.300s4-.7 5.5-2.300v-4.500M21.5 9.500v5" />
  ),
  phone: (
    <path d="M5 4h4l2 5-2.5 1.500a11 11 0 0 0 5 5L15 13l5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 3 6a2 2 0 0 1 2-2z" />
  ),
  pin: (
    <path d="M12 21.500c5-5.5 7-8.8 7-12.300a7 7 0 0 0-14 0c0 3.5 2 6.8 7 12.300zM12 6.700a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z" />
  ),
  plus: <path d="M12 5v14M5 12h14" />,
  pregnancy: (
    <path d="M10 3a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM9 21v-6l-2-1c0-4 1-6 3-6 3 0 5.5 2.5 5.5 5.5 0 1.5-1 2.5-2.5 2.500h-1V21" />
  ),
  route: (
    <path d="M6 20a2 2 0 1 1 0-4 2 2 0 0 1 0 4zM18 8a2 2 0 1 1 0-4 2 2 0 0 1 0 4zM8 18h7a3 3 0 0 0 0-6H9a3 3 0 0 1 0-6h7" />
  ),
  share: <path d="M12 15V4M8 7.5 12 3.500l4 4M5 12v6a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-6" />,
  spine: <path d="M12 3v18M8.5 6h7M7.5 10h9M8 14h8M9 18h6" />,
  sun: (
    <path d="M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM12 2.500v2M12 19.500v2M2.5 12h2M19.5 12h2M5.3 5.300l1.4 1.400M17.3 17.300l1.4 1.400M18.7 5.300l-1.4 1.400M6.7 17.300l-1.4 1.4" />
  ),
  wave: <path d="M2.5 12c2-4 4-6 6-6 4 0 3 12 7 12 2 0 4-2 6-6" />,
};

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
