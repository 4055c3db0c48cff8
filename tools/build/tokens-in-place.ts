import { rulesOf } from "./css-rules.ts";

const DECLARATION = /^(--[\w-]+):(.*)$/s;

const times = (text: string, part: string): number => text.split(part).length - 1;

/**
 * Writes the values of custom properties of the whole document where they are asked for, if that is one
 * place alone: a name and its mention are some 10 bytes of a page. A value that names others stays, and so
 * does what is said twice, since a part of the page may say it anew.
 * @param css minified styles
 * @param all all styles of the page, these among them
 * @param html the page, which may ask for custom properties itself
 * @returns the styles without them, and a rule that says them, for styles that come later
 */
export function withTokensInPlace(
  css: string,
  { all, html }: { all: string; html: string },
): { css: string; inPlace: string } {
  const declarations = rulesOf(css)
    .filter(({ head }) => head === ":root")
    .flatMap(({ body = "" }) => body.split(";"));
  let written = css;
  const gone: string[] = [];
  for (const declaration of declarations) {
    const [, name = "", value = ""] = DECLARATION.exec(declaration) ?? [];
    const said = times(all.replace(/\s*:\s*/g, ":"), `${name}:`) === 1;
    const asked = times(written, `var(${name})`) === 1 && times(written, `var(${name}`) === 1;
    if (!name || !said || !asked || value.includes("var(") || html.includes(name)) continue;
    written = written.replace(declaration, "").replace(`var(${name})`, () => value);
    gone.push(declaration);
  }
  return { css: written, inPlace: gone.length > 0 ? `:root{${gone.join(";")}}` : "" };
}
