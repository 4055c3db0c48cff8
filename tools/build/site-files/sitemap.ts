import type { SitePage } from "./site-pages.ts";

/** The sitemap: each page with the day of its last change, the same as in its structured data; never the time of the build. */
export function sitemap(site: string, pages: readonly SitePage[]): string {
  const urls = pages.map(
    ({ path, modified }) =>
      `  <url>\n    <loc>${site}${path}</loc>\n    <lastmod>${modified}</lastmod>\n  </url>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join("")}</urlset>
`;
}

/** Everything may be crawled except the placeholders of outside services and the editor. */
export const robots = (site: string): string => `User-agent: *
Disallow: /placeholder/
Disallow: /admin

Sitemap: ${site}/sitemap.xml
`;
