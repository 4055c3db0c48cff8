/** A heading's number and words: "3." and "Find daylight early". Without a number, only its words. */
export function splitNumber(heading: string): [number: string | undefined, words: string] {
  const [, number, words = heading] = /^(\d+\.) (.+)$/.exec(heading) ?? [];
  return [number, words];
}
