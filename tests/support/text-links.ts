import type { Colour } from "../../app/styles/contrast.ts";

/** A link among words: the colour of the line under it, and of the ground behind. */
export type TextLink = { words: string; line: Colour; ground: Colour };

/**
 * Runs in the page: the links in its paragraphs and headings. Left out are buttons, a card's link,
 * for the whole card is one, and a link that an icon tells from the words around it.
 */
export function textLinks(): TextLink[] {
  const pencil = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  if (!pencil) throw new Error("This browser draws nothing.");
  /** What these colours give, one painted over the other, whatever the notation they are written in. */
  const paint = (...colours: string[]): [Colour, number] => {
    pencil.clearRect(0, 0, 1, 1);
    for (const colour of colours) {
      pencil.fillStyle = colour;
      pencil.fillRect(0, 0, 1, 1);
    }
    const [red = 0, green = 0, blue = 0, alpha = 0] = pencil.getImageData(0, 0, 1, 1).data;
    return [[red, green, blue], alpha];
  };
  const groundOf = (part: Element | null): string => {
    if (!part) return "white";
    const { backgroundColor } = getComputedStyle(part);
    return paint(backgroundColor)[1] === 255 ? backgroundColor : groundOf(part.parentElement);
  };
  return [...document.querySelectorAll("main :is(p, dd, h3) a")]
    .filter((link) => getComputedStyle(link).display.startsWith("inline"))
    .filter((link) => getComputedStyle(link, "::after").position !== "absolute")
    .filter((link) => !link.querySelector("svg"))
    .flatMap((link) => {
      // A link's own line stops at boxes within it, such as the halves of an address.
      const boxes = [...link.querySelectorAll("*")].filter((part) =>
        getComputedStyle(part).display.startsWith("inline-"),
      );
      return boxes.length > 0 ? boxes : [link];
    })
    .map((part) => {
      const { textDecorationLine, textDecorationColor } = getComputedStyle(part);
      const ground = groundOf(part);
      const line = textDecorationLine === "underline" ? textDecorationColor : "transparent";
      const words = part.textContent ?? "";
      return { words, line: paint(ground, line)[0], ground: paint(ground)[0] };
    });
}
