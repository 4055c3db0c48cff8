import { createHash } from "node:crypto";
import { z } from "zod";
import type { Cut, HeroPicture, Picture } from "../ui/picture-data.ts";
import { object } from "./fields.ts";
import { known, type Master } from "./known.ts";

/** How a picture is cut (width over height) and the widths it is built in, in pixels. */
const SHAPES = {
  hero: { ratio: 16 / 9, widths: [800, 1200, 1600, 2000, 2400] },
  /** The picture beside an article's title; its frame may cut the sides further. */
  opening: { ratio: 4 / 3, widths: [480, 640, 960, 1280, 1600] },
  wide: { ratio: 16 / 9, widths: [480, 800, 1200, 1600] },
  card: { ratio: 4 / 3, widths: [400, 640, 960] },
  portrait: { ratio: 4 / 5, widths: [400, 560, 960] },
  arch: { ratio: 1 / 1.08, widths: [200, 320, 480, 560, 960] },
  square: { ratio: 1, widths: [160, 320, 480] },
  heroTall: { ratio: 4 / 3, widths: [480, 640, 800] },
  /** A drawing or a cut-out figure, never cropped. */
  whole: { ratio: null, widths: [320, 480, 640, 960, 1280, 1920] },
} as const;

type Shape = keyof typeof SHAPES;

/** The shapes that are cut a second time for phones. */
const TALL: Partial<Record<Shape, Shape>> = { hero: "heroTall" };

/** Of the encoder's settings: a file whose bytes have changed is another file to whoever keeps the old one. */
const ENCODING = 3;

/** One cut of one master, to be encoded: `left`, `top`, `width` and `height` in the master's pixels. */
export type CutRequest = Cut & {
  master: Master;
  box: { left: number; top: number; width: number; height: number };
};

/** Every cut that the content asks for, by its `src`. */
export const cutRequests = new Map<string, CutRequest>();

/** How wide a master is once it is cut to a shape. */
function cutWidth({ width, height }: Master, shape: Shape): number {
  const { ratio } = SHAPES[shape];
  return ratio === null ? width : Math.min(width, Math.round(height * ratio));
}

function cut(master: Master, shape: Shape, x: number, y: number): Cut {
  const { ratio: given, widths } = SHAPES[shape];
  const ratio = given ?? master.width / master.height;
  const width = cutWidth(master, shape);
  const height = Math.min(master.height, Math.round(width / ratio));
  const box = {
    left: Math.round(((master.width - width) * x) / 100),
    top: Math.round(((master.height - height) * y) / 100),
    width,
    height,
  };
  const key = createHash("sha256")
    .update(JSON.stringify([ENCODING, master.hash, box, widths]))
    .digest("hex")
    .slice(0, 8);
  const request: CutRequest = {
    src: `/pictures/${master.file.replace(/\.\w+$/, "")}-${key}`,
    width,
    height,
    widths: widths.filter((candidate) => candidate <= width),
    master,
    box,
  };
  cutRequests.set(request.src, request);
  const { master: _master, box: _box, ...plain } = request;
  return plain;
}

const FOCUS = /^(100|\d{1,2})% (100|\d{1,2})%$/;
const FILE = "the name of a JPEG, PNG or WebP in content/images";

const FOCUS_HINT =
  "Where the subject sits, from the left and from the top: whatever a screen cuts off, this spot stays. “0% 0%” is the top left corner.";

/** A place on a picture. */
export const point = z.string().regex(FOCUS, { error: 'the place of the subject, as "50% 50%"' });

const place = point.default("50% 50%").meta({ description: FOCUS_HINT });

/** The pixels a picture must have across once it is cut: the first screen shows it from edge to edge. */
const leastWidth = (shape: Shape): number =>
  shape === "hero" || shape === "opening" ? 1200 : Math.min(...SHAPES[shape].widths);

const isWideEnough = (name: string, shape: Shape): boolean => {
  const master = known.pictures.get(name);
  return master !== undefined && cutWidth(master, shape) >= leastWidth(shape);
};

const fileFor = (shape: Shape) =>
  z
    .string({ error: FILE })
    .refine((name) => known.pictures.has(name), { error: FILE, abort: true })
    .refine((name) => isWideEnough(name, shape), {
      error: `a picture of at least ${leastWidth(shape)} pixels across at this place`,
      abort: true,
    })
    .meta({
      choose: "picture",
      title: "Picture",
      description: `A JPEG, PNG or WebP of at least ${leastWidth(shape)} pixels across, its name in small letters and hyphens.`,
    });

const alt = z
  .string({ error: 'a description of the picture, or "" where it only decorates' })
  .meta({
    title: "What it shows",
    description: "For people who cannot see it. Leave it empty where the picture only decorates.",
  });

type Named = { file: string; alt: string };

function drawn(named: Named, shape: Shape, focus: string, tallFocus = focus): Picture {
  const master = known.pictures.get(named.file);
  if (!master) throw new Error(`${named.file} was checked but is not known`);
  const at = (place: string) => (FOCUS.exec(place) ?? []).slice(1).map(Number);
  const [x = 50, y = 50] = at(focus);
  const [tallX = 50, tallY = 50] = at(tallFocus);
  const tall = TALL[shape];
  return {
    alt: named.alt,
    color: master.color,
    position: tallFocus,
    ...cut(master, shape, x, y),
    ...(tall && { tall: cut(master, tall, tallX, tallY) }),
  };
}

/** A drawing or photograph shown whole inside a text, with a caption below it. */
export const figure = object({
  file: fileFor("whole"),
  alt,
  caption: z
    .string({ error: "words, 1 to 200 characters" })
    .min(1, { error: "words, 1 to 200 characters" })
    .max(200, { error: "at most 200 characters" }),
}).transform(({ caption, ...named }) => ({ caption, picture: drawn(named, "whole", "50% 50%") }));

/** A picture of `content/images`, cut to `shape` around its focus: where the subject sits, "x% y%". */
export const picture = (shape: Shape) =>
  object({
    file: fileFor(shape),
    alt,
    focus: point.default("50% 50%").meta({ description: FOCUS_HINT }),
  }).transform(({ focus, ...named }) => drawn(named, shape, focus));

/** The practitioner's portrait, and how it stands on her card among the services. */
export const portrait = object({ file: fileFor("portrait"), alt, focus: place })
  .transform(({ focus, ...named }) => ({
    ...drawn(named, "portrait", focus),
    card: drawn({ ...named, alt: "" }, "arch", focus),
  }))
  .meta({
    description:
      "Your photo, upright. Without one, your initials and a drawing stand in its place.",
  });

const share = (least: number, most: number) =>
  z
    .number({ error: `a number from ${least} to ${most}` })
    .min(least, { error: `at least ${least}` })
    .max(most, { error: `at most ${most}` });

/**
 * The picture of a first screen. Its focus may differ by screen: `phone` (picture above the words),
 * `tablet` and `wide` (words on the picture).
 */
export const heroPicture = object({
  file: fileFor("hero"),
  alt,
  focus: object({ phone: place, tablet: place, wide: place }).prefault({}).meta({
    description:
      "Where the subject sits. On a phone the picture stands above the words; on a tablet and a wide screen they stand on it.",
  }),
  keep: share(0.4, 1).optional().meta({
    description:
      "The share of its height that is never cut off: on a very wide screen its wall goes on, mirrored. Leave it empty for a picture without a plain wall.",
  }),
  zoom: share(1, 2).default(1).meta({ description: "More than 1 moves the subject outwards." }),
}).transform(({ focus, keep, zoom, ...named }): HeroPicture => {
  return {
    ...drawn(named, "hero", focus.wide, focus.phone),
    view: { tablet: focus.tablet, wide: focus.wide, zoom, ...(keep !== undefined && { keep }) },
  };
});
