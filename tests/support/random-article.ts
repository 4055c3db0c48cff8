/** A generator of numbers below 1 (mulberry32): the same seed gives the same numbers. */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Values of attributes: plain ones, and every other kind there is. */
const PLAIN_VALUES = ['="Words"', "='Words'", '="Tea &amp; rest"', '="It&#39;s &#123;x}"'];
const ODD_VALUES = ["={alert(1)}", '={"Words"}', "={`Words`}", "={<b />}", "", '="\\{x}"', "=x"];
const ODD_ATTRIBUTES = [" {...props}", ' title="Twice"', " alt", ' on:click="x"', ' __proto__="x"'];

const NAMES = ["Note", "PullQuote"];
const ODD_NAMES = ["Video", "constructor", "toString", "Note.Title", "script", "a", ""];

const WORDS = ["Rest and walk.", "A [link](/about).", "*Slowly*, **often**.", "Call {phone}."];
const MORE_WORDS = ["`Code`.", "\\{a}", "A note[^1].", "~~Old~~ 3 \\< 5"];
const ODD_WORDS = [
  "{alert(1)}",
  "{/* x */}",
  "\\\\{x}",
  "`{x}`",
  "![x](sea.jpg)",
  "![x][y]",
  "{odd}",
];
const ODDER_WORDS = [
  "{constructor}",
  "<b>bold</b>",
  "[x](javascript:alert)",
  "[x](https://a.au@b.au)",
];
const ODD_SIGNS = ["<!-- x -->", "{", "\\`{x}`", "$\\{x}", "&#123;x}"];
const ODD_BLOCKS = [
  "import x from 'y'",
  "export const x = 1",
  "{alert(1)}",
  "[y]: https://b.au/x.png",
  "```js {x}\nexport const x = {a}\n```",
  "<>\n\nWords\n\n</>",
  "    {x}",
  "## {x}",
  "| {a} |\n| - |",
];
const SIGNS = ["{", "}", "<", ">", '"', "`", "\\", "/", "=", "\n", "[", "*", " "];

/** Writes articles out of everything that Markdown and MDX have, mostly the plain kind. */
export function articleWriter(random: () => number): () => string {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const chance = (share: number) => random() < share;
  const mostly = <T>(plain: readonly T[], odd: readonly T[]) => pick(chance(0.025) ? odd : plain);
  const some = (most: number, make: () => string) =>
    Array.from({ length: 1 + Math.floor(random() * most) }, make);

  /** Now and then twice, because the parser takes that, and the last one counts. */
  const attribute = (name: string) => {
    const twice = chance(0.02) ? ` ${name}${pick(ODD_VALUES)}` : "";
    return `${twice} ${name}${mostly(PLAIN_VALUES, ODD_VALUES)}${chance(0.02) ? pick(ODD_ATTRIBUTES) : ""}`;
  };
  const words = () =>
    some(3, () =>
      mostly([...WORDS, ...MORE_WORDS], [...ODD_WORDS, ...ODDER_WORDS, ...ODD_SIGNS]),
    ).join(" ");
  const figure = () => `<Figure file="sea.jpg"${attribute("alt")}${attribute("caption")} />`;
  const tag = (depth: number) => {
    const name = mostly(NAMES, ODD_NAMES);
    const own = name === "PullQuote" ? "" : attribute("title");
    return `<${name}${own}>\n\n${blocks(depth + 1)}\n\n</${name}>`;
  };
  const plain = [
    words,
    () => `## ${words()}`,
    () => some(3, () => `- ${words()}`).join("\n"),
    () => `> ${words()}\n> ${words()}`,
    () =>
      `<Table${attribute("caption")}>\n\n| A | B |\n| --- | :-: |\n| ${words()} | 2 |\n\n</Table>`,
    figure,
    () => `[^1]: ${words()}`,
  ];
  const block = (depth: number) => {
    if (chance(0.02)) return pick(ODD_BLOCKS);
    return depth < 2 && chance(0.2) ? tag(depth) : pick(plain)();
  };
  const blocks = (depth: number): string => some(3, () => block(depth)).join("\n\n");

  return () => {
    const text = blocks(0);
    if (!chance(0.2)) return text;
    const at = Math.floor(random() * text.length);
    return text.slice(0, at) + pick(SIGNS) + text.slice(at + Math.floor(random() * 2));
  };
}
