import type { Colour } from "../../app/ui/contrast.ts";

/** A link in a text: the colours of its underline and of the background. */
export type TextLink = { words: string; line: Colour; ground: Colour };

/**
 * Runs in the page: the links in paragraphs and headings. Left out are buttons, a card's link (the whole
 * card is clickable) and links marked by an icon.
 */
export function textLinks(): TextLink[] {
  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  if (!canvas) throw new Error("This browser draws nothing.");
  /** These colours painted over each other, in any CSS notation. */
  const paint = (...colours: string[]): [Colour, number] => {
    canvas.clearRect(0, 0, 1, 1);
    for (const colour of colours) {
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
    }
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
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
      // Underlines aren't drawn in inline-block boxes inside a link, such as the parts of an address, so
      // those are checked instead.
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
