/** The size of every share picture in pixels, for the large cards of social networks and chats, and its JPEG quality. */
export const SHARE_PICTURE = { width: 1200, height: 630, quality: 80 } as const;

/** The address of a page's share picture: `/services/holistic-healing` has `/share/services-holistic-healing.jpg`. */
export const sharePicturePath = (path: string): string =>
  `/share/${path === "/" ? "home" : path.slice(1).replaceAll("/", "-")}.jpg`;
