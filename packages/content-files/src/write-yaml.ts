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

const isShort = (value: unknown): boolean => JSON.stringify(value).length <= 60;

const same = (a: unknown, b: unknown): boolean => {
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((entry, i) => same(entry, b[i]));
  if (!isGroup(a) || !isGroup(b)) return a === b;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => same(a[key], b[key]));
};

const NO_BREAK_SPACE = /\u00a0/g;
const PADDED_LIST = /^(\s*(?:- )?[\w"'-]+: )\[ (.*) \]$/gm;

/**
 * A document as text in one style: a line is never folded, a space that must not
 * break is visible (`\_`), `[a, b]` has no room inside. Comments, empty lines and quotation marks stay.
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
  // In a block of words such a line is no list.
  return same(parse(tight), parse(text)) ? tight : text;
}

/** The same YAML in that style. */
export const formatYaml = (source: string): string => print(parseDocument(source));

const keyOf = ({ key }: Pair): string => String(isScalar(key) ? key.value : key);

/** What a changed value becomes: the node that was there, changed where it differs, or a new one. */
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
  map.items = map.items.filter((pair) => keyOf(pair) in value);
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

/** An entry that only moved keeps its lines; a new one is written as its neighbours are. */
function patchList(document: Document, list: YAMLSeq, value: unknown[]): YAMLSeq {
  const free = new Set(list.items);
  const kept = value.map((entry) => {
    const found = [...free].find((item) => isNode(item) && same(item.toJS(document), entry));
    if (found) free.delete(found);
    return found;
  });
  const flow = list.items.some((item) => isCollection(item) && item.flow);
  // What stood as [] takes as many lines as it needs.
  const wasEmpty = list.items.length === 0;
  if (wasEmpty) list.flow = isShort(value);
  list.items = value.map((entry, i) => {
    if (kept[i]) return kept[i];
    const before = list.items[i];
    if (before && free.delete(before)) return patched(document, before, entry);
    const node = document.createNode(entry);
    if (isCollection(node)) node.flow = flow || (wasEmpty && isShort(entry));
    return node;
  });
  return list;
}

/**
 * Writes `fields`, or the entries of a list, into the YAML they were read from and changes nothing but the lines of what changed:
 * comments, empty lines, quotation marks and the order of the fields stay. A new field takes its place
 * after the one that precedes it in `fields`.
 * @param source the text as it was, or nothing for a new file
 */
export function writeYaml(source: string | undefined, fields: unknown): string {
  const document: Document = parseDocument(source ?? "");
  document.contents = patched(document, document.contents, fields);
  // A file that is one list has a line for each entry.
  if (isSeq(document.contents)) document.contents.flow = document.contents.items.length === 0;
  return print(document);
}
