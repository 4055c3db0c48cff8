import sharp from "sharp";
import { SHARE_PICTURE, sharePicturePath } from "../../app/seo/share-picture.ts";
import { sitePaths } from "../../tools/content/site-paths.ts";
import { allCaptures } from "../../tools/lib/captures.ts";
import { schemaProblems } from "../schemas/validate.ts";
import { htmlOf } from "../support/built-site.ts";
import { articles, clinic } from "../support/content.ts";
import { expect, test } from "../support/server.ts";

test("the sitemap lists exactly the pages of the site", async ({ request }) => {
  const xml = await (await request.get("/sitemap.xml")).text();
  expect(await schemaProblems(xml, "sitemap")).toEqual([]);
  const listed = allCaptures(xml, /<loc>(.*?)<\/loc>/g);
  expect(listed.toSorted()).toEqual(
    sitePaths()
      .map((path) => `${clinic.siteUrl}${path}`)
      .toSorted(),
  );
  for (const url of listed) {
    const response = await request.get(url.slice(clinic.siteUrl.length), { maxRedirects: 0 });
    expect(response.status(), url).toBe(200);
  }
});

test("the feed is valid Atom and has the full text of every article", async ({ request }) => {
  const xml = await (await request.get("/feed.xml")).text();
  expect(await schemaProblems(xml, "atom")).toEqual([]);
  const entries = xml.split("<entry>").slice(1);
  const urls = articles.map(({ path }) => `${clinic.siteUrl}${path}`);
  expect(entries.flatMap((entry) => allCaptures(entry, /<id>(.*?)<\/id>/g)).toSorted()).toEqual(
    urls.toSorted(),
  );
  for (const entry of entries) {
    // The full text, so longer than any excerpt.
    const [url = ""] = allCaptures(entry, /<id>(.*?)<\/id>/g);
    const article = articles.find(({ path }) => url.endsWith(path));
    const wordCount = entry.replace(/<[^>]*>/g, " ").split(/\s+/).length;
    expect(wordCount, url).toBeGreaterThanOrEqual((article?.wordCount ?? 0) / 2);
    expect(
      allCaptures(entry, /(?:href|src)="(.*?)"/g).filter(
        (link) => !/^(https:|mailto:|tel:)/.test(link),
      ),
    ).toEqual([]);
    expect(entry).toMatch(/<author>[\s\S]*<category[\s\S]*<published>/);
  }
});

test("the manifest's icons exist in the sizes it states", async ({ request }) => {
  const manifest = await (await request.get("/manifest.webmanifest")).json();
  expect(manifest).toMatchObject({
    name: clinic.name,
    short_name: clinic.shortName,
    lang: "en-AU",
  });
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(await (await request.get(src)).body()).metadata();
    if (sizes !== "any") expect(`${width}x${height}`, src).toBe(sizes);
  }
  const { width, height } = await sharp(
    await (await request.get("/apple-touch-icon.png")).body(),
  ).metadata();
  expect([width, height]).toEqual([180, 180]);
});

test("every icon and feed in a page's head exists", async ({ request }) => {
  const html = await (await request.get("/")).text();
  const named = allCaptures(
    html,
    /<link (?=[^>]*rel="(?:icon|apple-touch-icon|manifest|alternate)")[^>]*href="([^"]*)"/g,
  );
  expect(named.length).toBeGreaterThanOrEqual(5);
  for (const url of named) expect((await request.get(url)).status(), url).toBe(200);
});

test("every page has its own share picture, of the stated size", async ({ request }) => {
  expect(new Set(sitePaths().map(sharePicturePath)).size).toBe(sitePaths().length);
  for (const path of sitePaths()) {
    const [picture] = allCaptures(htmlOf(path), /property="og:image" content="(.*?)"/g);
    expect(picture).toBe(`${clinic.siteUrl}${sharePicturePath(path)}`);
    const found = await request.get(sharePicturePath(path));
    expect(found.status(), path).toBe(200);
    const { width, height, format } = await sharp(await found.body()).metadata();
    const wanted = [SHARE_PICTURE.width, SHARE_PICTURE.height, "jpeg"];
    expect([width, height, format], path).toEqual(wanted);
  }
});

test("the other files are served, and robots.txt allows all but the placeholders", async ({
  request,
}) => {
  for (const path of ["/.well-known/security.txt", "/clinic.vcf"])
    expect((await request.get(path)).status(), path).toBe(200);
  const robots = await (await request.get("/robots.txt")).text();
  const rules = "User-agent: *\nDisallow: /placeholder/\n";
  expect(robots).toBe(`${rules}\nSitemap: ${clinic.siteUrl}/sitemap.xml\n`);
});
