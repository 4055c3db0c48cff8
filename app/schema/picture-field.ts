import { z } from "zod";
import { matching, object, text } from "./fields.ts";
import { leastWidth, type Shape } from "./picture-shapes.ts";
import { EXPECTED, type PictureReference } from "./references.ts";

/** A point on a picture, as "x% y%" from the left and the top. */
export const POINT_PATTERN = /^(100|\d{1,2})% (100|\d{1,2})%$/;

const FOCUS_HINT =
  "Where the subject sits, from the left and from the top: whatever a screen cuts off, this spot stays. “0% 0%” is the top left corner.";

export const pointOnPicture = matching(POINT_PATTERN, 'a place on the picture, such as "50% 50%"');

const focalPoint = pointOnPicture.default("50% 50%").meta({ description: FOCUS_HINT });

const fileFor = (shape: Shape) =>
  z.string({ error: EXPECTED.picture }).meta({
    choose: "picture",
    title: "Picture",
    description: `A JPEG, PNG or WebP of at least ${leastWidth(shape)} pixels across, up to 20 MB, its name in lowercase letters and hyphens. If your phone saves photos as HEIC, save this one as JPEG first.`,
  });

const EXPECTED_ALT = 'what the picture shows, in words, or "" where it only decorates';
const FILE_NAME = /\.(jpe?g|png|webp|heic|avif)$/i;

const alt = z
  .string({ error: EXPECTED_ALT })
  .refine((words) => !FILE_NAME.test(words), { error: EXPECTED_ALT })
  .meta({
    title: "What it shows",
    description: "For people who can’t see it. Leave it empty if the picture is only decoration.",
  });

type FileAndAlt = { file: string; alt: string };

const reference = (
  shape: Shape,
  { file, alt }: FileAndAlt,
  focus = "50% 50%",
  mobileFocus = focus,
): PictureReference => ({ reference: "picture", shape, file, alt, focus, mobileFocus });

/** A drawing or photograph inside a text, not cropped, with a caption unless it only decorates. */
export const figure = object({
  file: fileFor("whole"),
  alt,
  caption: text(200).optional().meta({
    description:
      "Shown under the picture. Leave it empty if the picture only decorates: then it’s small, and phones leave it out.",
  }),
}).transform((fileAndAlt) => reference("whole", fileAndAlt));

/** A picture from `content/images`, cropped to `shape` around its focus (where the subject is, as "x% y%"). */
export const picture = (shape: Shape) =>
  object({
    file: fileFor(shape),
    alt,
    focus: focalPoint,
  }).transform(({ focus, ...fileAndAlt }) => reference(shape, fileAndAlt, focus));

/** The practitioner's portrait. */
export const portrait = object({
  file: fileFor("upright"),
  alt: alt.min(1, { error: "what your photo shows, such as “Ana, smiling, in her rooms”" }).meta({
    title: "What it shows",
    description: "For people who can’t see it, such as “Jane, smiling, in her rooms”.",
  }),
  focus: focalPoint,
})
  .transform(({ focus, ...fileAndAlt }) => reference("upright", fileAndAlt, focus))
  .meta({
    description: "Your photo, upright. Without one, the site shows a drawing of your room.",
  });

/** A hero's picture. Its focus differs: on a phone it's above the words (`mobile`), on a wide screen under them (`wide`). */
export const heroPicture = object({
  file: fileFor("hero"),
  alt,
  focus: object({ mobile: focalPoint, wide: focalPoint }).prefault({}).meta({
    description:
      "Where the subject is. On a phone the picture is above the words; on a wide screen the words are on it.",
  }),
}).transform(({ focus: { mobile, wide }, ...fileAndAlt }) =>
  reference("hero", fileAndAlt, wide, mobile),
);
