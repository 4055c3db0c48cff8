import { type ESTree, parseSync } from "vite";

// What the compiled module of a text may consist of, whoever wrote the text: everything else is an author's code.

/** The compiler's own statements, besides `return` with the text. */
const STATEMENTS = [
  /^import \{[\w, ]+\} from "react\/jsx-runtime";$/,
  /^function _missingMdxReference\(id, component\) \{\s*throw new Error\("Expected [^\n]+\);\s*\}$/,
  /^export default function MDXContent\(props = \{\}\) \{\s*const \{wrapper: MDXLayout\} = [^\n]+\s*return MDXLayout \? _jsx\(MDXLayout, \{\s*\.\.\.props,\s*children: _jsx\(_createMdxContent, \{\s*\.\.\.props\s*\}\)\s*\}\) : _createMdxContent\(props\);\s*\}$/,
  /^const _components = \{(\s*\w+: "\w+",)*\s*\.\.\.props\.components\s*\}(, \{[\w, ]+\} = _components)?;$/,
  /^const \{[\w, ]+\} = props\.components \|\| \(\{\}\);$/,
  /^if \(!\w+\) _missingMdxReference\("\w+", true\);$/,
  /^export default [^\n]+;$/,
];

/** True for elements and components whose properties and children are literals, other elements, or lists of these. */
function isText(node: ESTree.Node | null): boolean {
  switch (node?.type) {
    case "Literal":
      return true;
    case "ArrayExpression":
      return node.elements.every(isText);
    case "ObjectExpression":
      return node.properties.every(
        (each) => each.type === "Property" && !each.computed && !each.method && isText(each.value),
      );
    case "CallExpression": {
      const {
        callee,
        arguments: [element, properties = null, ...more],
      } = node;
      const isComponent =
        element?.type === "Identifier" && /^([A-Z]\w*|_Fragment)$/.test(element.name);
      const isElement =
        element?.type === "MemberExpression" &&
        element.object.type === "Identifier" &&
        element.object.name === "_components" &&
        !element.computed;
      return (
        callee.type === "Identifier" &&
        /^_jsxs?$/.test(callee.name) &&
        (isComponent || isElement) &&
        isText(properties) &&
        more.length === 0
      );
    }
    default:
      return false;
  }
}

/** The parts of a compiled module that aren't the compiler's own code and aren't a text's elements. */
export function authorCode(source: string): string[] {
  const { program } = parseSync("text.js", source);
  const statements = program.body.flatMap((node) =>
    node.type === "FunctionDeclaration" && node.id?.name === "_createMdxContent"
      ? (node.body?.body ?? [])
      : [node],
  );
  return statements.flatMap((node) => {
    const text = source.slice(node.start, node.end);
    const isOwn =
      node.type === "ReturnStatement"
        ? isText(node.argument)
        : STATEMENTS.some((pattern) => pattern.test(text));
    return isOwn ? [] : [text];
  });
}
