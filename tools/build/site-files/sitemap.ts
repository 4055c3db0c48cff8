import type { SitePage } from "./site-pages.ts";

/** The sitemap. `lastmod` is the page's `modified`, as in its structured data, never the time of the build. */
export function sitemap(siteUrl: string, pages: readonly SitePage[]): string {
  const urls = pages.map(
    ({ path, modified }) =>
      `  <url>\n    <loc>${siteUrl}${path}</loc>\n    <lastmod>${modified}</lastmod>\n  </url>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join("")}</urlset>
`;
}

/** The robots.txt: crawlers may fetch everything except the placeholders. */
export const robots = (siteUrl: string): string => `User-agent: *
Disallow: /placeholder/

Sitemap: ${siteUrl}/sitemap.xml
`;
