import { rulesOf } from "./css-rules.ts";

const USE = /var\((--[\w-]+)/g;
const NAME = /^(--[\w-]+):/;

const usedIn = (css: string): string[] => [...css.matchAll(USE)].map(([, name = ""]) => name);

/** What some custom properties stand for in the end: themselves and those their values name. */
function withThoseTheyName(names: Iterable<string>, values: ReadonlyMap<string, string>) {
  const all = new Set(names);
  // A set goes on to what is added to it while it is walked through.
  for (const name of all) for (const next of usedIn(values.get(name) ?? "")) all.add(next);
  return all;
}

/**
 * Takes the custom properties of the whole document that nothing asks for out of minified styles.
 * @param elsewhere what else may ask for them: the page
 * @returns the styles without them, and a rule that says them
 */
export function withoutUnusedTokens(
  css: string,
  elsewhere: string,
): { css: string; unused: string } {
  const rules = rulesOf(css).map(({ text, head, body = "" }) => ({
    text,
    declarations: head === ":root" ? body.split(";").filter(Boolean) : [],
  }));
  const declarations = rules.flatMap((rule) => rule.declarations);
  const values = new Map(
    declarations.map((text) => [NAME.exec(text)?.[1] ?? "", text.replace(NAME, "")]),
  );
  const others = rules.filter((rule) => rule.declarations.length === 0).map(({ text }) => text);
  const used = withThoseTheyName([...others, elsewhere].flatMap(usedIn), values);
  const isUsed = (text: string) => used.has(NAME.exec(text)?.[1] ?? "") || !NAME.test(text);
  const rootRule = (kept: string[]) => (kept.length > 0 ? `:root{${kept.join(";")}}` : "");
  return {
    css: rules
      .map((rule) =>
        rule.declarations.length > 0 ? rootRule(rule.declarations.filter(isUsed)) : rule.text,
      )
      .join(""),
    unused: rootRule(declarations.filter((text) => !isUsed(text))),
  };
}
