import { validate } from "content-files";
import { describe, expect, test } from "vitest";
import { object, path, slug } from "../../app/schema/fields.ts";
import { heroPicture, picture } from "../../app/schema/picture-field.ts";
import type { OriginalPicture } from "./pictures/picture-crops.ts";
import { NO_TARGETS, resolveReferences } from "./resolve-references.ts";

const original = (file: string, width: number, height: number): OriginalPicture => ({
  file,
  path: `/images/${file}`,
  hash: file,
  width,
  height,
  color: "#888888",
});
const ORIGINALS = [original("sea.jpg", 2400, 1600), original("small.jpg", 300, 200)];
const targets = {
  ...NO_TARGETS,
  paths: new Set(["/", "/about"]),
  articles: new Set(["posture"]),
  pictures: new Map(ORIGINALS.map((each) => [each.file, each])),
};
const schema = object({ to: path, articles: slug.array(), picture: picture("wide") });
const sea = { file: "sea.jpg", alt: "The sea" };
const written = { to: "/about#story", articles: ["posture"], picture: sea };

const parsed = (data: unknown) => validate("page.yaml", data, schema);

describe("resolve", () => {
  test("replaces references, and leaves the parsed data unchanged", () => {
    const data = parsed(written);
    const before = structuredClone(data);
    const { fields, pictureCrops } = resolveReferences("page.yaml", data, targets);
    expect(fields).toMatchObject({ to: "/about#story", articles: ["posture"] });
    expect(fields.picture).toMatchObject({ alt: "The sea", focus: "50% 50%", width: 2400 });
    expect(pictureCrops.map(({ basePath }) => basePath)).toEqual([fields.picture.basePath]);
    expect(data).toEqual(before);
  });

  // What each line says is in load-content.errors.test.ts.
  test("reports each broken reference in one line", () => {
    const small = { ...sea, file: "small.jpg" };
    const data = parsed({ to: "/abuot", articles: ["posture", "walking"], picture: small });
    expect(() => resolveReferences("page.yaml", data, targets)).toThrow(
      /^page\.yaml: to: .*\npage\.yaml: articles\.1: .*\npage\.yaml: picture\.file: .*$/,
    );
  });

  test("makes a second crop of a hero for phones", () => {
    const data = validate("page.yaml", { ...sea, focus: { wide: "10% 55%" } }, heroPicture);
    const { fields: hero, pictureCrops } = resolveReferences("page.yaml", data, targets);
    expect(hero).toMatchObject({ focus: "10% 55%", mobileFocus: "50% 50%" });
    expect(pictureCrops.map(({ basePath }) => basePath)).toEqual([
      hero.basePath,
      hero.mobile?.basePath,
    ]);
  });
});
