import { z } from "zod";
import type { PictureCrop } from "../content/pictures/picture-crops.ts";
import type { FactToConfirm } from "./facts.ts";

/** The computer-made pictures that the site was delivered with instead of the clinic's photos, by name. */
const DEMO_PICTURES = new Set(
  `archsea basket beach flatlay nautilus niche pegs poppy ripple room sand sculpt sea seafan spine
  vessels water
  find-us-level-two papercut-mother presence-arch presence-small presence-wide`.split(/\s+/),
);

/** The delivered drawings. They show neither rooms nor people, so there is nothing to confirm. */
const DRAWING =
  /^((age|backs|calm|card|child|edge|flower|nervous-system|pebble|sitting|spine-of-pebbles|versus|vignette|visit|way)-.*|cushions|desk|door-open|figure-pregnancy|first-call|five-doors|headland(-night)?|manly-route|mobile-seven|net-(rings|session|table)|path-of-ages|play-mat|pouring-tea|tide-out|week-circle)\.webp$/;

const picture = z.object({ basePath: z.string(), alt: z.string() });
type Use = z.infer<typeof picture> & { on: string };

/** Every picture in the content, with its description. */
function usesIn(value: unknown, on: string): Use[] {
  if (typeof value !== "object" || value === null) return [];
  const { data } = picture.safeParse(value);
  return [
    ...(data ? [{ ...data, on }] : []),
    ...Object.values(value).flatMap((part) => usesIn(part, on)),
  ];
}

const OWN_QUESTION = "Is this picture described as what it shows, and may you use it?";
const DEMO_QUESTION =
  "A computer made this picture, and it isn’t of your clinic. Put in a photo of your own with its own description, or keep it.";

/** Each photo and computer-made picture on the site, with the pages it's on and its descriptions. */
export function pictureFacts(
  contents: readonly { on: string; value: unknown }[],
  crops: ReadonlyMap<string, PictureCrop>,
): FactToConfirm[] {
  const uses = Map.groupBy(
    contents.flatMap(({ on, value }) => usesIn(value, on)),
    ({ basePath }) => crops.get(basePath)?.original.file ?? "",
  );
  return [...uses].toSorted().flatMap(([file, shown]) => {
    if (file === "" || DRAWING.test(file)) return [];
    const alts = new Set(shown.map(({ alt }) => alt).filter((alt) => alt !== ""));
    const described = [...alts].map((alt) => ` It’s described as “${alt}”.`).join("");
    return {
      file: `content/images/${file}`,
      field: "picture",
      value: [...new Set(shown.map(({ on }) => on))].join(", "),
      question: `${DEMO_PICTURES.has(file.replace(/\.\w+$/, "")) ? DEMO_QUESTION : OWN_QUESTION}${described}`,
    };
  });
}
