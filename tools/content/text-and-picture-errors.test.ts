import { readFileSync, renameSync, writeFileSync } from "node:fs";
import sharp from "sharp";
import { expect, test, vi } from "vitest";
import { copyOfContent } from "../../tests/support/copy-of-content.ts";
import { articleSlugs } from "./article-slugs.ts";
import { encode } from "./build-pictures.ts";
import { loadContent } from "./load.ts";

// Errors that people make in articles and picture files when they edit by hand, each in a copy of the content.

const copy = copyOfContent();
const { at, problem } = copy;

const [SLUG = ""] = articleSlugs();
const ARTICLE = `content/articles/${SLUG}.mdx`;
const HERO = "content/pages/home.yaml";

const append = (text: string) => {
  const source = readFileSync(at(ARTICLE), "utf8");
  writeFileSync(at(ARTICLE), `${source}\n${text}\n`);
  return source.split("\n").length + 1;
};

test.each([
  ["a component that is not closed", '<Note title="Mind">\n\nWords.', "found a <…> without"],
  ["a brace that never ends", "Words { and more", "found { and more, expected a fact in braces"],
  ["a lone smaller-than", "Under <5 years", "found a < that begins nothing"],
  ["an unknown component", "<Video />", "found <Video>, expected one of Note"],
  ["an attribute a component lacks", "<Note>\n\nWords.\n\n</Note>", "<Note>: title: found nothing"],
  ["an import", 'import x from "y"', "found a line that begins with import or export"],
  ["an export", "export const x = 1", "found a line that begins with import or export"],
  ["an expression", "Words {1 + 1}", "found {1 + 1}, expected a fact in braces"],
  ["an unknown fact", "Words {fone}", "found {fone}, expected one of {clinic}"],
  ["a fact named like a property", "Words {constructor}", "found {constructor}, expected one of"],
  ["a fact named like a prototype", "Words {__proto__}", "found {__proto__}, expected one of"],
  ["a tag named like a property", "<constructor />", "found <constructor>, expected one of Note"],
  ["such a tag that is not closed", "<toString>", "found a <…> without"],
  ["code in an attribute", '<Note title={alert(1)} title="x" />', "found {alert(1)}, expected a"],
  [
    "a link to a page that doesn't exist",
    "[x](/abuot)",
    "found a link to /abuot, expected the path of a page",
  ],
  ["a link that runs script", "[x](javascript:alert)", "found a link to javascript:alert"],
  ["a link that is not encrypted", "[x](http://example.com)", "found a link to http://example.com"],
  ["a picture without its caption", "![x](sea.jpg)", "found a picture as ![…](…)"],
  [
    "a picture that doesn't exist",
    '<Figure file="x.jpg" alt="" caption="Words." />',
    "<Figure>: file",
  ],
  ["a second main heading", "# Words", "found a heading with one #"],
])("%s in a text is reported with its line", async (_, text, expected) => {
  const line = append(text);
  const message = await problem();
  expect(message).toContain(`${ARTICLE}: line ${line}: `);
  expect(message).toContain(expected);
  expect(message.split("\n")).toHaveLength(1);
});

test.each([
  [/^date: .*/m, "date: 2999-01-31", "date: found 2999-01-31, expected a day up to today"],
  [
    /^modified: .*\n|^date: /m,
    "modified: 2001-01-01\ndate: ",
    "modified: found 2001-01-01, expected",
  ],
  [/^date: /m, "updated: 2001-01-01\ndate: ", "updated: found 2001-01-01, expected"],
])("an impossible date is reported: %s", async (from, to, expected) => {
  const source = readFileSync(at(ARTICLE), "utf8").replace(/^modified: .*\n/m, "");
  writeFileSync(at(ARTICLE), source.replace(from, to));
  expect(await problem()).toContain(`${ARTICLE}: ${expected}`);
});

test("an article whose file name can't be an address is reported with a better name", async () => {
  renameSync(at(ARTICLE), at("content/articles/My New Article.mdx"));
  expect(await problem()).toContain(
    'content/articles/My New Article.mdx: name of the file: found "My New Article.mdx", expected lowercase letters, digits and hyphens, such as my-new-article.mdx',
  );
});

test("a file in an old encoding is reported", async () => {
  writeFileSync(at(HERO), Buffer.from(`book: caf\u00e9\n`, "latin1"));
  expect(await problem()).toBe(
    `${HERO}: whole file: found letters in an old encoding, expected text saved as UTF-8`,
  );
});

test("YAML aliases that multiply are refused", async () => {
  writeFileSync(at(HERO), "a: &a [x]\nb: &b [*a, *a]\nc: [*b, *b]\n");
  expect(await problem()).toContain(`${HERO}: whole file: found a * that repeats`);
});

/** Puts a test picture in the place of a hero's picture. */
async function putHero(name: string, bytes: Buffer) {
  writeFileSync(at(`content/images/${name}`), bytes);
  copy.replaceIn(HERO, /(\nhero:[\s\S]*?file: )[\w.-]+/, `$1${name}`);
}

const plainPicture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#888" } }).jpeg();

test("a truncated picture and a text file named like a picture are reported", async () => {
  const whole = await plainPicture(1600, 900).toBuffer();
  writeFileSync(at("content/images/cut-off.jpg"), whole.subarray(0, whole.length / 2));
  writeFileSync(at("content/images/words.jpg"), "Words.");
  expect((await problem()).split("\n")).toEqual(
    ["cut-off", "words"].map((name) =>
      expect.stringContaining(
        `content/images/${name}.jpg: whole file: found a file that is damaged`,
      ),
    ),
  );
});

test("a phone's photo named like a JPEG is reported as HEIC", async () => {
  writeFileSync(at("content/images/phone.jpg"), "\0\0\0\u0018ftypheic\0\0\0\0mif1heic", "latin1");
  expect(await problem()).toBe(
    "content/images/phone.jpg: whole file: found a phone's HEIC photo, expected a whole JPEG, PNG or WebP",
  );
});

const FORMATS = {
  svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900" />'),
  gif: await plainPicture(1600, 900).gif().toBuffer(),
  tiff: await plainPicture(1600, 900).tiff().toBuffer(),
  heif: await plainPicture(64, 64).avif().toBuffer(),
};

test.each(Object.entries(FORMATS))("a %s named like a PNG is refused", async (format, bytes) => {
  writeFileSync(at("content/images/drawing.png"), bytes);
  expect(await problem()).toBe(
    `content/images/drawing.png: whole file: found ${format.toUpperCase()}, expected JPEG, PNG or WebP`,
  );
});

test("a picture with another format's ending is refused with the right one", async () => {
  const picture = plainPicture(1600, 900);
  writeFileSync(at("content/images/one.png"), await picture.jpeg().toBuffer());
  writeFileSync(at("content/images/two.jpg"), await picture.webp().toBuffer());
  writeFileSync(at("content/images/three.JPEG"), await picture.png().toBuffer());
  expect((await problem()).split("\n").sort()).toEqual([
    "content/images/one.png: name of the file: found .png on a JPEG, expected .jpg or .jpeg",
    "content/images/three.JPEG: name of the file: found .jpeg on a PNG, expected .png",
    "content/images/two.jpg: name of the file: found .jpg on a WebP, expected .webp",
  ]);
});

test("a picture whose name can't be in an address is reported with a better name", async () => {
  await putHero("one-room.jpg", await plainPicture(1600, 900).toBuffer());
  renameSync(at("content/images/one-room.jpg"), at("content/images/My room #2.jpg"));
  expect(await problem()).toContain(
    'content/images/My room #2.jpg: name of the file: found "My room #2.jpg", expected letters, digits and hyphens, such as my-room-2.jpg',
  );
});

test("an article's missing picture is reported once", async () => {
  copy.replaceIn(ARTICLE, /(\npicture:[\s\S]*?file: )[\w.-]+/, "$1none.jpg");
  expect((await problem()).split("\n")).toEqual([
    expect.stringContaining(`${ARTICLE}: picture.file: found "none.jpg"`),
  ]);
});

test("a card shows the picture it was given, or else the article's", async () => {
  const cardFile = async () => {
    const { summaries, pictureCrops } = await loadContent(at(""));
    const card = summaries.find(({ slug }) => slug === SLUG)?.card;
    return pictureCrops.get(card?.src ?? "")?.original.file;
  };
  const source = readFileSync(at(ARTICLE), "utf8").replace(/\ncardPicture:(\n {2}.*)*/, "");
  writeFileSync(at(ARTICLE), source);
  expect(await cardFile()).toBe(/\npicture:[\s\S]*?file: ([\w.-]+)/.exec(source)?.[1]);
  await plainPicture(800, 600).toFile(at("content/images/card.jpg"));
  copy.replaceIn(ARTICLE, "\npicture:", '\ncardPicture: { file: card.jpg, alt: "" }\npicture:');
  expect(await cardFile()).toBe("card.jpg");
});

test("an article that lists itself as related is reported", async () => {
  copy.replaceIn(ARTICLE, /\nrelated:.*(\n {2}.*)*/, `\nrelated: [${SLUG}]`);
  expect(await problem()).toBe(
    `${ARTICLE}: related.0: found ${SLUG}, expected another article, each once`,
  );
});

test("a picture too small for its place is reported", async () => {
  await putHero("small.jpg", await plainPicture(900, 600).toBuffer());
  expect(await problem()).toContain("expected a picture of at least 1200 pixels across");
});

test("a very large picture file is accepted with a warning", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const photo = await plainPicture(2400, 1350).toBuffer();
  await putHero("large.jpg", Buffer.concat([photo, Buffer.alloc(20 * 1024 * 1024)]));
  expect(await problem()).toBe("no problem");
  expect(warn.mock.calls).toEqual([
    [expect.stringMatching(/^content\/images\/large\.jpg: .*20 MB is more than a page can use/)],
  ]);
  warn.mockRestore();
});

test("a photo is rotated upright, and its location is named and removed", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const sideways = await plainPicture(1200, 2400)
    .withMetadata({ orientation: 6, exif: { IFD3: { GPSLatitude: "33/1 47/1 0/1" } } })
    .toBuffer();
  await putHero("phone.jpg", sideways);
  const { pictureCrops } = await loadContent(at(""));
  const crop = [...pictureCrops.values()].find(({ original }) => original.file === "phone.jpg");
  if (!crop) throw new Error("The picture is not used.");
  expect(crop.original.width).toBe(2400);
  const [width = 0] = crop.widths;
  const { exif } = await sharp(await encode(crop, width, "jpg")).metadata();
  expect(exif).toBeUndefined();
  expect(warn.mock.calls).toEqual([
    [expect.stringMatching(/^content\/images\/phone\.jpg: whole file: found the place where/)],
  ]);
});
