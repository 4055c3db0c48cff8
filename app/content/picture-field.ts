import { createHash } from "node:crypto";
import { z } from "zod";
import type { Cut, Picture } from "../ui/picture-data.ts";
import { object } from "./fields.ts";
import { known, type Master } from "./known.ts";

/** How a picture is cut (width over height) and the widths it is built in, in pixels. */
const SHAPES = {
  hero: { ratio: 16 / 9, widths: [800, 1200, 1600, 2000] },
  banner: { ratio: 21 / 9, widths: [800, 1200, 1600, 2000] },
  wide: { ratio: 16 / 9, widths: [480, 800, 1200, 1600] },
  card: { ratio: 4 / 3, widths: [400, 640, 960] },
  portrait: { ratio: 4 / 5, widths: [400, 640, 960] },
  arch: { ratio: 1 / 1.08, widths: [320, 480, 720, 960] },
  square: { ratio: 1, widths: [160, 320, 480] },
  heroTall: { ratio: 0.9, widths: [480, 720, 960] },
  bannerTall: { ratio: 4 / 3, widths: [480, 720, 960] },
} as const;

type Shape = keyof typeof SHAPES;

/** The shapes that are cut a second time for screens narrower than 820 px. */
const TALL: Partial<Record<Shape, Shape>> = { hero: "heroTall", banner: "bannerTall" };

/** One cut of one master, to be encoded: `left`, `top`, `width` and `height` in the master's pixels. */
export type CutRequest = Cut & {
  master: Master;
  box: { left: number; top: number; width: number; height: number };
};

/** Every cut that the content asks for, by its `src`. */
export const cutRequests = new Map<string, CutRequest>();

function cut(master: Master, shape: Shape, x: number, y: number): Cut {
  const { ratio, widths } = SHAPES[shape];
  const width = Math.min(master.width, Math.round(master.height * ratio));
  const height = Math.min(master.height, Math.round(width / ratio));
  const box = {
    left: Math.round(((master.width - width) * x) / 100),
    top: Math.round(((master.height - height) * y) / 100),
    width,
    height,
  };
  const key = createHash("sha256")
    .update(JSON.stringify([master.hash, box, widths]))
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

const FOCUS = /^(\d{1,3})% (\d{1,3})%$/;
const FILE = "the name of a picture in content/images";

/** A picture of `content/images`, cut to `shape` around its focus: where the subject sits, "x% y%". */
export const picture = (shape: Shape) =>
  object({
    file: z
      .string({ error: FILE })
      .refine((file) => known.pictures.has(file), { error: FILE, abort: true })
      .meta({
        choose: "picture",
        title: "Picture",
        description:
          "A JPEG, PNG or WebP of at least 2000 pixels in width, its name in small letters and hyphens.",
      }),
    alt: z.string({ error: 'a description of the picture, or "" where it only decorates' }).meta({
      title: "What it shows",
      description: "For people who cannot see it. Leave it empty where the picture only decorates.",
    }),
    focus: z
      .string()
      .regex(FOCUS, { error: 'the place of the subject, as "50% 50%"' })
      .default("50% 50%")
      .meta({
        description:
          "Where the subject sits, from the left and from the top: whatever a screen cuts off, this spot stays. “0% 0%” is the top left corner.",
      }),
  }).transform(({ file, alt, focus }): Picture => {
    const [, x = "50", y = "50"] = FOCUS.exec(focus) ?? [];
    const master = known.pictures.get(file);
    if (!master) throw new Error(`${file} was checked but is not known`);
    const at = [Number(x), Number(y)] as const;
    const tall = TALL[shape];
    return {
      alt,
      color: master.color,
      position: focus,
      ...cut(master, shape, ...at),
      ...(tall && { tall: cut(master, tall, ...at) }),
    };
  });
