import {
  type Document,
  isCollection,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parse,
  parseDocument,
  Scalar,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";
import { type Group, isGroup } from "./group.ts";

/** The parser compares each key with every other one, which `parseYaml` does faster. */
const OPTIONS = { uniqueKeys: false };

const isShort = (value: unknown): boolean => JSON.stringify(value).length <= 60;

const same = (a: unknown, b: unknown): boolean => {
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((entry, i) => same(entry, b[i]));
  if (!isGroup(a) || !isGroup(b)) return a === b;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && same(a[key], b[key]))
  );
};

const NO_BREAK_SPACE = /\u00a0/g;
const PADDED_LIST = /^( *(?:- )?[\w"'-]+: )\[ (.*) \]$/gm;

/**
 * Prints a document in one style: lines are never folded, a non-breaking space is visible as `\_`, and `[a, b]` has no
 * padding. Comments, empty lines and quotation marks stay.
 */
function print(document: Document): string {
  visit(document, {
    Scalar(_, scalar) {
      if (typeof scalar.value === "string" && scalar.value.includes("\u00a0"))
        scalar.type = Scalar.QUOTE_DOUBLE;
    },
  });
  const text = document.toString({ lineWidth: 0 }).replace(NO_BREAK_SPACE, "\\_");
  const tight = text.replace(PADDED_LIST, "$1[$2]");
  // If the values changed, one of those lines wasn't a list but a line in a block of text.
  return same(parse(tight, OPTIONS), parse(text, OPTIONS)) ? tight : text;
}

/** Formats YAML in this style. */
export const formatYaml = (source: string): string => print(parseDocument(source, OPTIONS));

const keyOf = ({ key }: Pair): string => String(isScalar(key) ? key.value : key);

/** The node for a value: the existing one, changed only where it differs, or a new one. */
function patched(document: Document, node: unknown, value: unknown): Node {
  if (isNode(node) && same(node.toJS(document), value)) return node;
  if (isMap(node) && isGroup(value)) return patchMap(document, node, value);
  if (isSeq(node) && Array.isArray(value)) return patchList(document, node, value);
  if (isScalar(node) && !isGroup(value) && !Array.isArray(value)) {
    if (typeof node.value !== typeof value) delete node.type;
    node.value = value;
    return node;
  }
  return document.createNode(value);
}

function patchMap(document: Document, map: YAMLMap, value: Group): YAMLMap {
  map.items = map.items.filter((pair) => Object.hasOwn(value, keyOf(pair)));
  let place = 0;
  for (const [key, entry] of Object.entries(value)) {
    const at = map.items.findIndex((pair) => keyOf(pair) === key);
    const pair = map.items[at];
    if (pair) pair.value = patched(document, pair.value, entry);
    else map.items.splice(place, 0, document.createPair(key, entry));
    place = (pair ? at : place) + 1;
  }
  return map;
}

/** Entries that only moved keep their lines. A new one gets the style of its neighbours. */
function patchList(document: Document, list: YAMLSeq, value: unknown[]): YAMLSeq {
  const unused = new Set(list.items);
  const kept = value.map((entry) => {
    const found = [...unused].find((item) => isNode(item) && same(item.toJS(document), entry));
    if (found) unused.delete(found);
    return found;
  });
  const flow = list.items.some((item) => isCollection(item) && item.flow);
  // A list that was [] is written over several lines if it gets long.
  const wasEmpty = list.items.length === 0;
  if (wasEmpty) list.flow = isShort(value);
  list.items = value.map((entry, i) => {
    if (kept[i]) return kept[i];
    const before = list.items[i];
    if (before && unused.delete(before)) return patched(document, before, entry);
    const node = document.createNode(entry);
    if (isCollection(node)) node.flow = flow || (wasEmpty && isShort(entry));
    return node;
  });
  return list;
}

/**
 * Writes `fields`, or the entries of a list, into the YAML they were read from. Only the lines of changed values change:
 * comments, empty lines, quotation marks and the order of the fields stay. A new field goes after the field before it in
 * `fields`.
 * @param source the original text, or undefined for a new file
 */
export function writeYaml(source: string | undefined, fields: unknown): string {
  const document: Document = parseDocument(source ?? "", OPTIONS);
  document.contents = patched(document, document.contents, fields);
  // A file that is one list has one line per entry.
  if (isSeq(document.contents)) document.contents.flow = document.contents.items.length === 0;
  return print(document);
}
