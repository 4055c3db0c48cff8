import { z } from "zod";
import type { HeroPicture } from "../ui/picture-data.ts";
import { matching, object } from "./fields.ts";
import { leastWidth, type Shape } from "./picture-shapes.ts";
import { EXPECTED, type PictureReference } from "./references.ts";

/** A point on a picture, as "x% y%" from the left and the top. */
export const FOCAL_POINT = /^(100|\d{1,2})% (100|\d{1,2})%$/;

const FOCUS_HINT =
  "Where the subject sits, from the left and from the top: whatever a screen cuts off, this spot stays. “0% 0%” is the top left corner.";

export const pointOnPicture = matching(FOCAL_POINT, 'a place on the picture, such as "50% 50%"');

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

const reference = <More extends object>(
  shape: Shape,
  { file, alt }: FileAndAlt,
  { focus, phoneFocus = focus }: { focus: string; phoneFocus?: string },
  more: More,
): PictureReference<More> => ({ reference: "picture", shape, file, alt, focus, phoneFocus, more });

/** A drawing or photograph inside a text, not cropped, with a caption unless it only decorates. */
export const figure = object({
  file: fileFor("whole"),
  alt,
  caption: z
    .string({ error: "words, 1 to 200 characters" })
    .min(1, { error: "words, 1 to 200 characters" })
    .max(200, { error: "at most 200 characters" })
    .optional()
    .meta({
      description: "Shown under the picture. Leave it empty if the picture only decorates.",
    }),
}).transform((fileAndAlt) => reference("whole", fileAndAlt, { focus: "50% 50%" }, {}));

/**
 * A picture from `content/images`, cropped to `shape` around its focus (where the subject is, as "x% y%").
 */
export const picture = (shape: Shape) =>
  object({
    file: fileFor(shape),
    alt,
    focus: focalPoint,
  }).transform(({ focus, ...fileAndAlt }) => reference(shape, fileAndAlt, { focus }, {}));

/** The practitioner's portrait, and its crop for her card among the services. */
export const portrait = object({
  file: fileFor("portrait"),
  alt: alt.min(1, { error: "what your photo shows, such as “Ana, smiling, in her rooms”" }).meta({
    title: "What it shows",
    description: "For people who can’t see it, such as “Jane, smiling, in her rooms”.",
  }),
  focus: focalPoint,
})
  .transform(({ focus, ...fileAndAlt }) =>
    reference(
      "portrait",
      fileAndAlt,
      { focus },
      { card: reference("arch", { ...fileAndAlt, alt: "" }, { focus }, {}) },
    ),
  )
  .meta({
    description:
      "Your photo, upright. Without one, the site shows your initials and a drawing of your room.",
  });

const fraction = (least: number, most: number) =>
  z
    .number({ error: `a number from ${least} to ${most}` })
    .min(least, { error: `at least ${least}` })
    .max(most, { error: `at most ${most}` });

/** Used instead of a placement that was chosen for another picture (`placedFor`). */
const UNPLACED = {
  focus: { phone: "50% 50%", tablet: "50% 50%", wide: "50% 50%" },
  keep: undefined,
  zoom: 1,
};

/**
 * A hero's picture. The focus can differ by screen: `phone` (picture above the words), `tablet` and `wide`
 * (words on the picture).
 */
export const heroPicture = object({
  file: fileFor("hero"),
  alt,
  focus: object({ phone: focalPoint, tablet: focalPoint, wide: focalPoint }).prefault({}).meta({
    description:
      "Where the subject is. On a phone the picture is above the words; on a tablet or a wide screen the words are on it.",
  }),
  keep: fraction(0.4, 1).optional().meta({
    description:
      "How much of its height is never cut off. With a number here, a very wide screen shows a mirror image at each side, so set it only if the picture's sides are a plain wall.",
  }),
  zoom: fraction(1, 2).default(1).meta({ description: "More than 1 makes the subject larger." }),
  placedFor: z.string({ error: EXPECTED.picture }).optional().meta({
    title: "Placed for",
    description:
      "The picture that focus, keep and zoom were chosen for. They're ignored for another picture. If this is empty, they apply to any picture.",
  }),
  timesOfDay: object({
    noon: fileFor("hero"),
    afternoon: fileFor("hero"),
    dusk: fileFor("hero"),
    madeFrom: matching(/^[0-9a-f]{8}$/, "the first 8 characters of the picture's SHA-256"),
  })
    .optional()
    .meta({
      title: "At other times of day",
      description:
        "Only on Home: the same picture at noon, late in the afternoon and in the evening. They count only for the file they were made from, so leave this alone when you put in a photo: it's shown at every hour.",
    }),
}).transform(({ placedFor, timesOfDay, ...placed }) => {
  const isOther = placedFor !== undefined && placedFor !== placed.file;
  const { focus, keep, zoom, ...fileAndAlt } = isOther ? { ...placed, ...UNPLACED } : placed;
  const view: HeroPicture["view"] = {
    tablet: focus.tablet,
    wide: focus.wide,
    zoom,
    ...(keep !== undefined && { keep }),
    ...(isOther && { ignoredPlacementFor: placedFor }),
  };
  const foci = { focus: focus.wide, phoneFocus: focus.phone };
  const atThatTime = (file: string) => reference("hero", { file, alt: fileAndAlt.alt }, foci, {});
  return reference("hero", fileAndAlt, foci, {
    view,
    ...(timesOfDay && {
      timesOfDay: {
        madeFrom: timesOfDay.madeFrom,
        noon: atThatTime(timesOfDay.noon),
        afternoon: atThatTime(timesOfDay.afternoon),
        dusk: atThatTime(timesOfDay.dusk),
      },
    }),
  });
});
