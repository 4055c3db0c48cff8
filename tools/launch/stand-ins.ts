import type { PictureSize } from "../content/picture-sizes.ts";
import type { Fact } from "./facts.ts";

/**
 * The computer-made scenes that the site was delivered with in place of the clinic's photos, without their
 * endings. Drawings inside texts aren't here: they show no room and nobody.
 */
const STAND_INS = new Set(
  `archsea basket beach curtain flatlay nautilus niche pegs poppy ripple room sand sculpt sea seafan spine
  vessels water
  papercut-hands papercut-mother papercut-pregnant papercut-ripple papercut-spine papercut-three`.split(
    /\s+/,
  ),
);

type Use = { src: string; alt: string; on: string };

const isUse = (value: object): value is { src: string; alt: string } =>
  "src" in value &&
  "alt" in value &&
  typeof value.src === "string" &&
  typeof value.alt === "string";

/** Every picture that a piece of content shows, with its description. */
function usesIn(value: unknown, on: string): Use[] {
  if (typeof value !== "object" || value === null) return [];
  const own = isUse(value) ? [{ src: value.src, alt: value.alt, on }] : [];
  return [...own, ...Object.values(value).flatMap((part) => usesIn(part, on))];
}

/** Each stand-in the site still shows, with where it's shown and what its descriptions say. */
export function standInFacts(
  contents: readonly { on: string; value: unknown }[],
  sizes: ReadonlyMap<string, PictureSize>,
): Fact[] {
  const uses = new Map<string, Use[]>();
  for (const use of contents.flatMap(({ on, value }) => usesIn(value, on))) {
    const file = sizes.get(use.src)?.master.file ?? "";
    if (STAND_INS.has(file.replace(/\.\w+$/, ""))) {
      uses.set(file, [...(uses.get(file) ?? []), use]);
    }
  }
  return [...uses].toSorted().map(([file, shown]) => {
    const places = [...new Set(shown.map(({ on }) => on))].join(", ");
    const alts = [...new Set(shown.map(({ alt }) => alt).filter((alt) => alt !== ""))];
    const described = alts.map((alt) => ` It’s described as “${alt}”.`).join("");
    return {
      file: `content/images/${file}`,
      field: "picture",
      value: places,
      question: `show this picture, made by a computer. Put in a photo of your own, or keep it.${described}`,
    };
  });
}
