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

const pieces = (...lines: string[]) => lines.join(" ¦ ").split(" ¦ ");

/** What authors write, and what they mustn't, both for the same place in an article. */
const WORDS = pieces(
  "Rest and walk. ¦ A [link](/about). ¦ *Slowly*, **often**. ¦ Call {phone}. ¦ `Code`. ¦ \\{a}",
  "A note[^1]. ¦ ~~Old~~ 3 \\< 5",
);
const ODD_WORDS = pieces(
  "{alert(1)} ¦ {/* x */} ¦ \\\\{x} ¦ `{x}` ¦ ![x](sea.jpg) ¦ ![x][y] ¦ {odd} ¦ {constructor} ¦ {",
  "<b>bold</b> ¦ [x](javascript:alert) ¦ [x](https://a.au@b.au) ¦ <!-- x --> ¦ \\`{x}` ¦ $\\{x}",
  "&#123;x}",
);
const VALUES = pieces('="Words" ¦ =\'Words\' ¦ ="Tea &amp; rest" ¦ ="It&#39;s &#123;x}"');
const ODD_VALUES = pieces(
  '={alert(1)} ¦ ={"Words"} ¦ ={`Words`} ¦ ={<b />} ¦ ="\\{x}" ¦ =x ¦ ="x" {...props} ¦ ="x" on:click="x"',
  '="x" title="Twice" ¦ ="x" title={x} ¦ ="x" alt ¦ ="x" __proto__="x"',
);
/** Of blocks: % stands for words, @ for an attribute's value, § for blocks inside. */
const BLOCKS = [
  ...["%", "%", "## %", "- %\n- %", "> %\n> %", "[^1]: %"],
  "<Table caption@>\n\n| A | B |\n| --- | :-: |\n| % | 2 |\n\n</Table>",
  '<Figure file="sea.jpg" alt@ caption@ />',
  ...["<Note title@>\n\n§\n\n</Note>", "<PullQuote>\n\n§\n\n</PullQuote>"],
  '<Part ground="deep">\n\n§\n\n</Part>',
];
const ODD_BLOCKS = [
  ...[
    "import x from 'y'",
    "export const x = 1",
    "{alert(1)}",
    "[y]: https://b.au/x.png",
    "    {x}",
  ],
  ...["```js {x}\nexport const x = {a}\n```", "<>\n\n%\n\n</>", "## {x}", "| {a} |\n| - |"],
  ...pieces("Video ¦ constructor ¦ toString ¦ Note.Title ¦ script ¦ a").map(
    (name) => `<${name} title@>\n\n%\n\n</${name}>`,
  ),
];
const SIGNS = [...'{}<>"`\\/=\n[* '];

/** Writes articles out of everything that Markdown and MDX have, mostly the plain kind. */
export function articleWriter(random: () => number): () => string {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const mostly = (plain: string[], odd: string[]) => pick(random() < 0.025 ? odd : plain);
  const some = (make: () => string) => Array.from({ length: 1 + Math.floor(random() * 3) }, make);
  const blocks = (depth: number): string => some(() => block(depth)).join("\n\n");
  const block = (depth: number): string =>
    mostly(BLOCKS, ODD_BLOCKS).replace(/[%@§]/g, (place) => {
      if (place === "@") return mostly(VALUES, ODD_VALUES);
      if (place === "§" && depth < 2) return blocks(depth + 1);
      return some(() => mostly(WORDS, ODD_WORDS)).join(" ");
    });
  return () => {
    const text = blocks(0);
    if (random() >= 0.2) return text;
    const at = Math.floor(random() * text.length);
    return text.slice(0, at) + pick(SIGNS) + text.slice(at + Math.floor(random() * 2));
  };
}
