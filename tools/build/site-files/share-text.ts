import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { createElement, type ReactNode } from "react";
import satori, { type Font } from "satori";
import { SHARE_PICTURE } from "../../../app/seo/share-picture.ts";
import { readPalette } from "./palette.ts";

/** What a share picture says, from the top down. */
export type ShareWords = { name: string; eyebrow?: string; title: string; place: string };

const { resolve } = createRequire(import.meta.url);

const font = async (family: string, weight: 400 | 500): Promise<Font> => ({
  name: family,
  weight,
  style: "normal",
  data: await readFile(
    resolve(
      `@fontsource/${family.toLowerCase()}/files/${family.toLowerCase()}-latin-${weight}-normal.woff`,
    ),
  ),
});

export const shareFonts = (): Promise<Font[]> =>
  Promise.all([font("Fraunces", 400), font("Fraunces", 500), font("Figtree", 500)]);

/** The measure of the words, in pixels of the picture; the name stands after the mark. */
export const WORDS = { left: 72, top: 64, width: 536, mark: 60 };

const TITLE_SIZES = [
  { upTo: 24, size: 80 },
  { upTo: 40, size: 66 },
  { upTo: 60, size: 58 },
];

/** A long title is set smaller, so that the longest still leaves air above and below it. */
const titleSize = ({ length }: string): number =>
  TITLE_SIZES.find(({ upTo }) => length <= upTo)?.size ?? 50;

/** The words of a share picture as SVG paths on nothing, at the picture's full size. */
export function shareText(
  { name, eyebrow, title, place }: ShareWords,
  fonts: Font[],
): Promise<string> {
  const color = readPalette();
  const box = (style: Record<string, string | number>, children: ReactNode) =>
    createElement("div", { style: { display: "flex", ...style } }, children);
  const { left, top, width, mark } = WORDS;
  const small = { fontFamily: "Figtree", fontWeight: 500 };
  const words = [
    box(
      {
        fontFamily: "Fraunces",
        fontWeight: 500,
        fontSize: 32,
        lineHeight: 1.15,
        minHeight: mark,
        alignItems: "center",
        paddingLeft: mark - 2,
        color: color("deep"),
      },
      name,
    ),
    box({ flexDirection: "column" }, [
      eyebrow &&
        box(
          {
            ...small,
            fontSize: 20,
            letterSpacing: "0.12em",
            textTransform: "uppercase",
            color: color("sea"),
            marginBottom: 20,
          },
          eyebrow,
        ),
      createElement(
        "div",
        {
          style: {
            display: "block",
            fontFamily: "Fraunces",
            fontWeight: 400,
            fontSize: titleSize(title),
            lineHeight: 1.08,
            letterSpacing: "-0.02em",
            color: color("deep"),
            textWrap: "balance",
          },
        },
        title,
      ),
    ]),
    box({ ...small, fontSize: 23, color: color("slate") }, place),
  ];
  const page = box(
    {
      width,
      height: SHARE_PICTURE.height - 2 * top,
      margin: `${top}px 0 ${top}px ${left}px`,
      flexDirection: "column",
      justifyContent: "space-between",
    },
    words,
  );
  return satori(page, { width: SHARE_PICTURE.width, height: SHARE_PICTURE.height, fonts });
}
