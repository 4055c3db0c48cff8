import { readFileSync } from "node:fs";
import { parseAst } from "vite";
import { attribute, type Element, elementsIn, type Page, textOf } from "./html-tree.ts";

// Everything that the build assumes about the HTML that React Router writes. Nothing else in tools/build looks at the
// framework's scripts and links, and nothing relies on its manifest or file names.

/** The text of our own script in app/root.tsx, which `deferHydration` replaces with the hydration starter. */
const FIRST_SCRIPT = 'document.documentElement.dataset.js=""';

/** The kinds of script in a page, and how many of each are allowed. */
const SCRIPTS = {
  "the first script of app/root.tsx": { least: 1, most: 1 },
  "structured data": { least: 0, most: Number.POSITIVE_INFINITY },
  "the scroll restoration": { least: 1, most: 1 },
  "the router's context": { least: 1, most: 1 },
  "the context's data": { least: 1, most: Number.POSITIVE_INFINITY },
  "the module that starts the router": { least: 1, most: 1 },
} as const;
type Kind = keyof typeof SCRIPTS;

export type FrameworkOutput = {
  firstScript: Element;
  /** The link to the whole site's stylesheet: `cssCodeSplit` is off in vite.config.ts. */
  stylesheet: Element;
  modulePreloads: Element[];
  /** The inline scripts that start the router: scroll restoration, its state, and the module that imports the entry. */
  routerScripts: Element[];
  /** The code of these scripts as one module. Its import fails if the client entry's does. */
  routerCode: string;
  /** The path of the client's entry, which this module imports last. */
  entry: string;
};

/** Has no stack trace, because the line already says what matters: the framework's version and what changed. */
class UnknownOutput extends Error {
  constructor(page: Page, found: string, expected: string) {
    const { version } = JSON.parse(readFileSync("node_modules/react-router/package.json", "utf8"));
    super(
      `${page.file}: React Router ${version}: found ${found}, expected ${expected}; ` +
        "see tools/build/page/framework-output.ts and CONTRIBUTING.md, Upgrading the framework",
    );
    this.stack = this.message;
  }
}

const describe = (element: Element): string => {
  const attributes = element.attrs.map(({ name, value }) => ` ${name}="${value}"`).join("");
  const text = textOf(element).replace(/\s+/g, " ");
  return `<${element.tagName}${attributes}>${text.length > 60 ? `${text.slice(0, 59)}…` : text}`;
};

/** True if the element has exactly these attributes. `undefined` allows any value. */
const hasOnly = (element: Element, expected: Record<string, string | undefined>): boolean =>
  element.attrs.length === Object.keys(expected).length &&
  element.attrs.every(({ name, value }) => name in expected && (expected[name] ?? value) === value);

function kindOf(script: Element): Kind | undefined {
  const text = textOf(script);
  if (hasOnly(script, { type: "application/ld+json" })) return "structured data";
  if (hasOnly(script, { type: "module", async: "" })) return "the module that starts the router";
  if (script.attrs.length > 0) return undefined;
  if (text === FIRST_SCRIPT) return "the first script of app/root.tsx";
  if (text.startsWith("((storageKey, restoreKey) => {")) return "the scroll restoration";
  if (/^window\.__reactRouterContext = \{[\s\S]*\.stream = new ReadableStream\(/.test(text))
    return "the router's context";
  if (/^window\.__reactRouterContext\.streamController\.(enqueue\("|close\(\);$)/.test(text))
    return "the context's data";
  return undefined;
}

/**
 * Adds `await` to the module's last statement, `import("/assets/entry.client.js")`, so that the module fails if the entry
 * fails, and the hydration starter can catch it.
 */
function withEntryAwaited(page: Page, code: string): string {
  const last = parseAst(code).body.at(-1);
  if (last?.type !== "ExpressionStatement" || last.expression.type !== "ImportExpression")
    throw new UnknownOutput(
      page,
      `a module that ends in ${last?.type ?? "nothing"}`,
      "one that ends in the import of the client's entry",
    );
  return `${code.slice(0, last.start)}await ${code.slice(last.start)}`;
}

/** The paths that the router's module imports, statically or with `import()`. */
const importedPaths = (code: string): string[] =>
  parseAst(code).body.flatMap((node) => {
    const expression = node.type === "ExpressionStatement" ? node.expression : undefined;
    const source =
      node.type === "ImportDeclaration"
        ? node.source
        : expression?.type === "ImportExpression" && expression.source;
    return source && source.type === "Literal" ? [String(source.value)] : [];
  });

/**
 * Finds the framework's scripts and links in a page. Has to run before the page is changed.
 * @param files all built files, by path
 * @throws UnknownOutput at the first thing that isn't as expected
 */
export function readFrameworkOutput(
  page: Page,
  files: ReadonlyMap<string, unknown>,
): FrameworkOutput {
  const elements = [...elementsIn(page.document)];
  const scripts = elements.filter(({ tagName }) => tagName === "script");
  const links = elements.filter(({ tagName }) => tagName === "link");

  const unknown = scripts.find((script) => !kindOf(script));
  if (unknown) throw new UnknownOutput(page, describe(unknown), "no such script");
  const ofKind = (kind: Kind) => scripts.filter((script) => kindOf(script) === kind);
  for (const [kind, { least, most }] of Object.entries(SCRIPTS)) {
    const { length } = scripts.filter((script) => kindOf(script) === kind);
    if (length < least || length > most)
      throw new UnknownOutput(page, `${length} scripts like ${kind}`, most === 1 ? "1" : "some");
  }

  const modulePreloads = links.filter((link) => attribute(link, "rel") === "modulepreload");
  const stylesheets = links.filter((link) => attribute(link, "rel") === "stylesheet");
  const odd = [
    ...modulePreloads.filter((link) => !hasOnly(link, { rel: "modulepreload", href: undefined })),
    ...stylesheets.filter((link) => !hasOnly(link, { rel: "stylesheet", href: undefined })),
  ][0];
  if (odd) throw new UnknownOutput(page, describe(odd), "a rel and an href alone");
  if (modulePreloads.length === 0) throw new UnknownOutput(page, "no modulepreload", "some");
  const [stylesheet] = stylesheets;
  if (!stylesheet || stylesheets.length > 1)
    throw new UnknownOutput(page, `${stylesheets.length} stylesheet links`, "1");

  const [firstScript] = ofKind("the first script of app/root.tsx");
  const [module] = ofKind("the module that starts the router");
  if (!firstScript || !module) throw new UnknownOutput(page, "no router", "one");
  const state = [
    ...ofKind("the scroll restoration"),
    ...ofKind("the router's context"),
    ...ofKind("the context's data"),
  ];
  const code = textOf(module);
  const paths = [
    ...[stylesheet, ...modulePreloads].map((link) => attribute(link, "href") ?? ""),
    ...importedPaths(code),
  ];
  const missing = paths.find((path) => !files.has(path));
  if (missing !== undefined)
    throw new UnknownOutput(page, `the name ${missing}`, "a file that was built");
  return {
    firstScript,
    stylesheet,
    modulePreloads,
    routerScripts: [...state, module],
    routerCode: [...state.map(textOf), withEntryAwaited(page, code)].join(";\n"),
    entry: importedPaths(code).at(-1) ?? "",
  };
}
