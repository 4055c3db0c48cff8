import { readFileSync } from "node:fs";
import { attribute, elementsIn, type HtmlPage, ownText, type TreeElement } from "./html-tree.ts";

// Everything that the build assumes about the HTML that React Router writes. Nothing else in tools/build looks at the
// framework's scripts and links. html-files.ts leaves out two of its files by name.

export type FrameworkOutput = {
  /** The link to the whole site's stylesheet: `cssCodeSplit` is off in vite.config.ts. */
  stylesheet: TreeElement;
  modulePreloads: TreeElement[];
  /** The inline scripts that start the router, in their order: its state, and the module that imports the entry. */
  routerScripts: TreeElement[];
};

/** Has no stack trace, because the line already says what matters: the framework's version and what changed. */
class UnknownOutput extends Error {
  constructor(page: HtmlPage, found: string, expected: string) {
    const { version } = JSON.parse(readFileSync("node_modules/react-router/package.json", "utf8"));
    super(
      `${page.file}: React Router ${version}: found ${found}, expected ${expected}; ` +
        "see tools/build/page/framework-output.ts and CONTRIBUTING.md, Upgrading the framework",
    );
    this.stack = this.message;
  }
}

const describe = (element: TreeElement): string => {
  const attributes = element.attrs.map(({ name, value }) => ` ${name}="${value}"`).join("");
  const text = ownText(element).replace(/\s+/g, " ");
  return `<${element.tagName}${attributes}>${text.length > 60 ? `${text.slice(0, 59)}…` : text}`;
};

/** True if the element has exactly these attributes. `undefined` allows any value. */
const hasOnly = (element: TreeElement, expected: Record<string, string | undefined>): boolean =>
  element.attrs.length === Object.keys(expected).length &&
  element.attrs.every(({ name, value }) => name in expected && (expected[name] ?? value) === value);

const isData = (script: TreeElement) => hasOnly(script, { type: "application/ld+json" });
const isModule = (script: TreeElement) => hasOnly(script, { type: "module", async: "" });

/**
 * Finds the framework's scripts and links in a page. Has to run before the page is changed. Scripts in the head are ours,
 * those in the body are the router's.
 * @throws UnknownOutput at the first thing that isn't as expected
 */
export function findFrameworkOutput(page: HtmlPage): FrameworkOutput {
  const only = (elements: TreeElement[], what: string): TreeElement => {
    const [element, ...more] = elements;
    if (element && more.length === 0) return element;
    throw new UnknownOutput(page, `${elements.length} ${what}`, "1");
  };
  const all = [...elementsIn(page.document)];
  const links = (rel: string) =>
    all.filter((element) => element.tagName === "link" && attribute(element, "rel") === rel);
  const scripts = [...elementsIn(page.body)].filter(({ tagName }) => tagName === "script");
  const headScripts = [...elementsIn(page.head)].filter(
    (element) => element.tagName === "script" && !isData(element),
  );

  const modulePreloads = links("modulepreload");
  const stylesheets = links("stylesheet");
  const odd = [
    ...[...modulePreloads, ...stylesheets].filter(
      (link) => !hasOnly(link, { rel: undefined, href: undefined }),
    ),
    ...scripts.filter((script) => script.attrs.length > 0 && !isModule(script)),
    ...headScripts.filter((script) => script.attrs.length > 0),
  ][0];
  if (odd) throw new UnknownOutput(page, describe(odd), "no such element");
  if (modulePreloads.length === 0) throw new UnknownOutput(page, "no modulepreload", "some");

  only(headScripts, "scripts in the head");
  const starts = (start: string) => scripts.filter((script) => ownText(script).startsWith(start));
  only(scripts.filter(isModule), "modules that start the router");
  only(starts("window.__reactRouterContext = {"), "scripts with the router's context");
  return {
    stylesheet: only(stylesheets, "stylesheet links"),
    modulePreloads,
    routerScripts: scripts,
  };
}
