import type { SitePage } from "./site-pages.ts";

/** The sitemap. `lastmod` is the page's `modified`, as in its structured data, never the time of the build. */
export function sitemap(website: string, pages: readonly SitePage[]): string {
  const urls = pages.map(
    ({ path, modified }) =>
      `  <url>\n    <loc>${website}${path}</loc>\n    <lastmod>${modified}</lastmod>\n  </url>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join("")}</urlset>
`;
}

/** The robots.txt: crawlers may fetch everything except the placeholders. */
export const robots = (website: string): string => `User-agent: *
Disallow: /placeholder/

Sitemap: ${website}/sitemap.xml
`;
