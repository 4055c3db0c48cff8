/** The rules of minified CSS, one by one, each with what stands in its braces. */
export function rulesOf(css: string): { text: string; head: string; body: string | undefined }[] {
  const rules = [];
  let [start, open, depth] = [0, 0, 0];
  // A string may hold braces of its own, and is passed over.
  for (const { 0: sign, index } of css.matchAll(/"(?:[^"\\]|\\.)*"|[{};]/g)) {
    if (sign === "{") {
      depth += 1;
      if (depth === 1) open = index;
    }
    if (sign === "}") depth -= 1;
    if (depth > 0 || sign.startsWith('"')) continue;
    const text = css.slice(start, index + 1);
    const body = sign === "}" ? css.slice(open + 1, index) : undefined;
    rules.push({ text, head: css.slice(start, body === undefined ? index : open), body });
    start = index + 1;
  }
  return rules;
}
