type HeadLinksProps = { fonts: readonly string[]; feedTitle: string };

/** Fonts, icons and the feed, which are the same on every page. */
export const HeadLinks = ({ fonts, feedTitle }: HeadLinksProps) => (
  <>
    {fonts.map((font) => (
      <link
        key={font}
        rel="preload"
        as="font"
        type="font/woff2"
        href={font}
        crossOrigin="anonymous"
      />
    ))}
    <meta name="theme-color" content="#fbf8f3" />
    <link rel="icon" href="/favicon.ico" sizes="32x32" />
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
    <link rel="manifest" href="/manifest.webmanifest" />
    <link rel="alternate" type="application/atom+xml" title={feedTitle} href="/feed.xml" />
  </>
);
