import sharp from "sharp";
import { phoneLink } from "../../app/facts/format.ts";
import { SHARE_PICTURE, sharePicturePath } from "../../app/seo/share-picture.ts";
import { sitePaths } from "../../tools/content/site-paths.ts";
import { matches } from "../../tools/matches.ts";
import { schemaErrors } from "../schemas/validate.ts";
import { articles, clinic } from "../support/content.ts";
import { expect, test } from "../support/server.ts";

test("the sitemap lists exactly the pages of the site", async ({ request }) => {
  const xml = await (await request.get("/sitemap.xml")).text();
  expect(await schemaErrors(xml, "sitemap")).toEqual([]);
  const listed = matches(xml, /<loc>(.*?)<\/loc>/g);
  expect(listed.toSorted()).toEqual(
    sitePaths()
      .map((path) => `${clinic.site}${path}`)
      .toSorted(),
  );
  for (const address of listed) {
    const response = await request.get(address.slice(clinic.site.length), { maxRedirects: 0 });
    expect(response.status(), address).toBe(200);
  }
});

test("robots.txt allows every page and names the sitemap", async ({ request }) => {
  const lines = (await (await request.get("/robots.txt")).text()).split("\n");
  expect(lines).toContain("User-agent: *");
  expect(lines).toContain(`Sitemap: ${clinic.site}/sitemap.xml`);
  const barred = lines
    .filter((line) => line.startsWith("Disallow: "))
    .map((line) => line.slice(10));
  expect(barred).toEqual(["/placeholder/"]);
});

test("the feed is valid Atom and has the full text of every article", async ({ request }) => {
  const xml = await (await request.get("/feed.xml")).text();
  expect(await schemaErrors(xml, "atom")).toEqual([]);
  const entries = xml.split("<entry>").slice(1);
  const addresses = articles.map(({ to }) => `${clinic.site}${to}`);
  expect(entries.flatMap((entry) => matches(entry, /<id>(.*?)<\/id>/g)).toSorted()).toEqual(
    addresses.toSorted(),
  );
  for (const entry of entries) {
    // The full text, so longer than any excerpt.
    const [address = ""] = matches(entry, /<id>(.*?)<\/id>/g);
    const article = articles.find(({ to }) => address.endsWith(to));
    const wordCount = entry.replace(/<[^>]*>/g, " ").split(/\s+/).length;
    expect(wordCount, address).toBeGreaterThanOrEqual((article?.wordCount ?? 0) / 2);
    expect(
      matches(entry, /(?:href|src)="(.*?)"/g).filter(
        (link) => !/^(https:|mailto:|tel:)/.test(link),
      ),
    ).toEqual([]);
    expect(entry).toMatch(/<author>[\s\S]*<category[\s\S]*<published>/);
  }
});

test("security.txt has a contact and expires a year after the newest change", async ({
  request,
}) => {
  const lines = (await (await request.get("/.well-known/security.txt")).text()).split("\n");
  const field = (name: string) =>
    lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2);
  expect(field("Contact")).toBe(`mailto:${clinic.email}`);
  expect(field("Canonical")).toBe(`${clinic.site}/.well-known/security.txt`);
  expect(field("Preferred-Languages")).toBe("en");
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const newest =
    matches(sitemap, /<lastmod>(.*?)<\/lastmod>/g)
      .toSorted()
      .at(-1) ?? "";
  const [year, rest] = [Number(newest.slice(0, 4)), newest.slice(4)];
  expect(field("Expires")).toBe(`${year + 1}${rest}T00:00:00.000Z`);
});

test("the contact card has the clinic's number and CRLF line endings", async ({ request }) => {
  const card = await (await request.get("/clinic.vcf")).text();
  expect(card).toMatch(/^BEGIN:VCARD\r\nVERSION:3\.0\r\n[\s\S]*\r\nEND:VCARD\r\n$/);
  expect(card.replaceAll("\r\n", "")).not.toContain("\n");
  expect(card).toContain(phoneLink(clinic.phone).replace("tel:", ""));
  expect(card).toContain(clinic.email);
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
  const named = matches(
    html,
    /<link (?=[^>]*rel="(?:icon|apple-touch-icon|manifest|alternate)")[^>]*href="([^"]*)"/g,
  );
  expect(named.length).toBeGreaterThanOrEqual(5);
  for (const address of named) expect((await request.get(address)).status(), address).toBe(200);
});

test("every page has its own share picture", async ({ request }) => {
  const named = sitePaths().map(async (path) => {
    const [picture] = matches(
      await (await request.get(path)).text(),
      /property="og:image" content="(.*?)"/g,
    );
    return [path, picture];
  });
  expect(await Promise.all(named)).toEqual(
    sitePaths().map((path) => [path, `${clinic.site}${sharePicturePath(path)}`]),
  );
});

test("every share picture has the stated size", async ({ request }) => {
  for (const path of sitePaths()) {
    const picture = await request.get(sharePicturePath(path));
    expect(picture.status(), path).toBe(200);
    const { width, height, format } = await sharp(await picture.body()).metadata();
    expect([width, height, format], path).toEqual([
      SHARE_PICTURE.width,
      SHARE_PICTURE.height,
      "jpeg",
    ]);
  }
});
