import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import sharp from "sharp";
import { expect, test, vi } from "vitest";
import { copyOfContent } from "../../tests/support/copy-of-content.ts";
import { loadContent } from "./load-content.ts";
import { encode } from "./pictures/build-pictures.ts";
import { articleSlugs } from "./prose/article-slugs.ts";

// Errors that people make in articles and picture files when they edit by hand, each in a copy of the content.

const copy = copyOfContent();
const { at, problem } = copy;

const [SLUG = ""] = articleSlugs();
const ARTICLE = `content/articles/${SLUG}.mdx`;
const HOME = "content/pages/home.yaml";

// What the checks of a text say is in prose-problems.test.ts, and of code in content-files.
test.each([
  ['<Note title="Mind">\n\nWords.', "found a <…> without"],
  ["Under <5 years", "found a < that begins nothing"],
  ["Words {fone}", "found {fone}, expected one of {clinic}"],
  ["<toString>", "found a <…> without"],
  ["[x](/abuot)", "found a link to /abuot, expected the path of a page"],
  ['<Figure file="x.jpg" alt="" caption="Words." />', "<Figure>: file"],
])("%j in a text is reported with its line", async (text, expected) => {
  const source = readFileSync(at(ARTICLE), "utf8");
  writeFileSync(at(ARTICLE), `${source}\n${text}\n`);
  const message = await problem();
  expect(message).toContain(`${ARTICLE}: line ${source.split("\n").length + 1}: `);
  expect(message).toContain(expected);
  expect(message.split("\n")).toHaveLength(1);
});

test("a file in an old encoding, and YAML aliases that multiply, are refused", async () => {
  writeFileSync(at(HOME), Buffer.from(`book: caf\u00e9\n`, "latin1"));
  expect(await problem()).toBe(
    `${HOME}: whole file: found letters in an old encoding, expected text saved as UTF-8`,
  );
  writeFileSync(at(HOME), "a: &a [x]\nb: &b [*a, *a]\nc: [*b, *b]\n");
  expect(await problem()).toContain(`${HOME}: whole file: found a * that repeats`);
});

const plainPicture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#888" } }).jpeg();
const photo = plainPicture(1600, 900);
const whole = await photo.toBuffer();

const DAMAGED = "whole file: found a file that is damaged";
test.each<[name: string, bytes: Buffer, expected: string]>([
  ["cut-off.jpg", whole.subarray(0, whole.length / 2), DAMAGED],
  ["words.jpg", Buffer.from("Words."), DAMAGED],
  [
    "phone.jpg",
    Buffer.from("\0\0\0\u0018ftypheic\0\0\0\0mif1heic", "latin1"),
    "whole file: found a phone's HEIC photo, expected a whole JPEG, PNG or WebP",
  ],
  [
    "svg.png",
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900" />'),
    "whole file: found SVG, expected JPEG, PNG or WebP",
  ],
  ["gif.png", await photo.gif().toBuffer(), "whole file: found GIF, expected JPEG, PNG or WebP"],
  ["tiff.png", await photo.tiff().toBuffer(), "whole file: found TIFF, expected JPEG, PNG or WebP"],
  ["one.png", whole, "name of the file: found .png on a JPEG, expected .jpg or .jpeg"],
  ["two.jpg", await photo.webp().toBuffer(), "name of the file: found .jpg on a WebP"],
  ["My room #2.jpg", whole, "expected letters, digits and hyphens, such as my-room-2.jpg"],
])("a picture %s is refused in one line", async (name, bytes, expected) => {
  writeFileSync(at(`content/images/${name}`), bytes);
  const line = await problem();
  expect(line).toMatch(/^content\/images\/[^\n]+$/);
  expect(line).toContain(expected);
});

test("a folder or a broken link with a picture's name is refused in one line", async () => {
  mkdirSync(at("content/images/folder.png"));
  symlinkSync("nowhere.png", at("content/images/link.png"));
  const line = (name: string) =>
    `content/images/${name}: whole file: found no file, expected a JPEG, PNG or WebP`;
  expect(await problem()).toBe([line("folder.png"), line("link.png")].join("\n"));
});

/** Puts a test picture in the place of a hero's picture. */
function putHero(name: string, bytes: Buffer): void {
  writeFileSync(at(`content/images/${name}`), bytes);
  copy.replaceIn(HOME, /(\nhero:[\s\S]*?file: )[\w.-]+/, `$1${name}`);
}

test("a card shows the picture it was given, or else the article's", async () => {
  const cardFile = async () => {
    const { summaries, pictureCrops } = await loadContent(at(""));
    const card = summaries.find(({ slug }) => slug === SLUG)?.cardPicture;
    return pictureCrops.get(card?.basePath ?? "")?.original.file;
  };
  const source = readFileSync(at(ARTICLE), "utf8").replace(/\ncardPicture:(\n {2}.*)*/, "");
  writeFileSync(at(ARTICLE), source);
  expect(await cardFile()).toBe(/\npicture:[\s\S]*?file: ([\w.-]+)/.exec(source)?.[1]);
  await plainPicture(800, 600).toFile(at("content/images/card.jpg"));
  copy.replaceIn(ARTICLE, "\npicture:", '\ncardPicture: { file: card.jpg, alt: "" }\npicture:');
  expect(await cardFile()).toBe("card.jpg");
});

test("a picture too small for its place is reported, a very large file is a warning", async () => {
  putHero("small.jpg", await plainPicture(900, 600).toBuffer());
  expect(await problem()).toContain("expected a picture of at least 1200 pixels across");
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const large = await plainPicture(2400, 1350).toBuffer();
  putHero("large.jpg", Buffer.concat([large, Buffer.alloc(20 * 1024 * 1024)]));
  expect(await problem()).toBe("no problem");
  expect(warn.mock.calls).toEqual([[expect.stringMatching(/20 MB is more than a page can use/)]]);
});

test("a photo is rotated upright, and its location is named and removed", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const sideways = plainPicture(1200, 2400).withMetadata({
    orientation: 6,
    exif: { IFD3: { GPSLatitude: "33/1 47/1 0/1" } },
  });
  putHero("phone.jpg", await sideways.toBuffer());
  const { pictureCrops } = await loadContent(at(""));
  const crop = [...pictureCrops.values()].find(({ original }) => original.file === "phone.jpg");
  if (!crop) throw new Error("The picture is not used.");
  expect(crop.original.width).toBe(2400);
  const { exif } = await sharp(await encode(crop, crop.widths[0] ?? 0, "jpg")).metadata();
  expect(exif).toBeUndefined();
  expect(warn.mock.calls).toEqual([[expect.stringMatching(/phone\.jpg: .*found the place where/)]]);
});
