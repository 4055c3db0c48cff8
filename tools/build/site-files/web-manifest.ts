import { ICON_COLORS } from "../../assets/icon-colors.ts";

/** The web app manifest, for adding the site to a phone's home screen. The icons are in `public`. */
export const webManifest = ({ name, shortName }: { name: string; shortName: string }): string =>
  `${JSON.stringify(
    {
      name,
      short_name: shortName,
      id: "/",
      start_url: "/",
      lang: "en-AU",
      dir: "ltr",
      display: "minimal-ui",
      theme_color: ICON_COLORS.paper,
      background_color: ICON_COLORS.paper,
      icons: [
        { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
        { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
        { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
        { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
      ],
    },
    null,
    2,
  )}\n`;
