/** The size of every share picture, in pixels: what the large cards of social networks and chats show. */
export const SHARE_PICTURE = { width: 1200, height: 630, type: "image/jpeg" } as const;

/** Where a page's share picture stands: `/services/holistic-healing` has `/share/services-holistic-healing.jpg`. */
export const sharePicturePath = (path: string): string =>
  `/share/${path === "/" ? "home" : path.slice(1).replaceAll("/", "-")}.jpg`;
