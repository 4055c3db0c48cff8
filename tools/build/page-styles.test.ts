import { expect, test } from "vitest";
import {
  checkStylesheet,
  inlineStyles,
  listStyles,
  type RouteStyles,
  routeStyles,
  stylesOfPage,
} from "./page-styles.ts";
import { reachedStyles } from "./styles-plugin.ts";

const ROOT = "/assets/root-1.js";
const HOME = "/assets/home-1.js";
const ABOUT = "/assets/about-1.js";

const collected = {
  modules: { "base.css": "@layer a, b;\na { color: red }", "card.css": ".card { margin: 0 }" },
  routes: {
    [ROOT]: ["base.css"],
    [HOME]: ["base.css", "card.css"],
    [ABOUT]: ["card.css"],
  },
};

const NONE = { properties: new Set<string>(), names: new Set<string>() };

const page = (html: string) => ({ file: "about.html", path: "/about", html });
const own = (inline: string): RouteStyles => ({ inline, modules: [], file: "", css: "" });

test("a page carries the root's styles and then its own, the order of the layers first", () => {
  const styles = routeStyles(collected, NONE);
  expect(styles.get(HOME)?.inline).toBe("@layer a,b;a{color:red}.card{margin:0}");
  expect(styles.get(ABOUT)).toEqual(styles.get(HOME));
});

test("a route's file leaves out what stands in every page", () => {
  const { css, file } = routeStyles(collected, NONE).get(HOME) ?? own("");
  expect(css).toBe(".card{margin:0}");
  expect(file).toMatch(/^\/assets\/page-[\w-]{8}\.css$/);
  expect(routeStyles(collected, NONE).get(ROOT)?.file).toBe("");
});

test("only a page with names carries their letters, and its file brings them", () => {
  const names = "app/styles/names.css";
  const styles = routeStyles(
    {
      modules: { ...collected.modules, [names]: "i { top: 0 }" },
      routes: { ...collected.routes, [ROOT]: ["base.css", names] },
    },
    { ...NONE, names: new Set([HOME]) },
  );
  expect(styles.get(HOME)?.css).toBe("i{top:0}.card{margin:0}");
  expect(styles.get(HOME)?.inline).toContain("i{top:0}");
  expect(styles.get(ABOUT)?.inline).not.toContain("i{top:0}");
});

test("a module's styles stand after those it imports, in the order of its imports", () => {
  const imports: Record<string, string[]> = {
    page: ["hero", "page.css"],
    hero: ["button", "hero.css"],
    button: ["button.css", "hero"],
  };
  const graph = (id: string) => ({
    importedIds: imports[id] ?? [],
    dynamicIds: id === "hero" ? ["later.css"] : [],
  });
  expect(reachedStyles("page", graph)).toEqual(["button.css", "hero.css", "later.css", "page.css"]);
});

test("the manifest lists each route's own file in the place of the one of all", () => {
  const styles = new Map([[HOME, { ...own(""), file: "/assets/page-x.css" }]]);
  const manifest =
    `{"root":{"module":"${ROOT}","imports":["/assets/a.js"],"css":["/assets/style.css"]},` +
    `"routes/home":{"module":"${HOME}","imports":[],"css":[]}}`;
  const listed = listStyles(manifest, styles);
  expect(JSON.parse(listed)).toEqual({
    root: { module: ROOT, imports: ["/assets/a.js"], css: [] },
    "routes/home": { module: HOME, imports: [], css: ["/assets/page-x.css"] },
  });
  expect(() => listStyles(listed, styles)).toThrow('found no "/assets/style.css"');
});

test("the styles of a page are those of the route inside the root", () => {
  const styles = new Map([[HOME, own("a{}")]]);
  const boot = `import * as route0 from "${ROOT}";\nimport * as route1 from "${HOME}";`;
  expect(stylesOfPage(page(boot), styles).inline).toBe("a{}");
  expect(() => stylesOfPage(page(boot.replace("home", "lost")), styles)).toThrow(
    "about.html: found no styles of /assets/lost-1.js",
  );
});

test("the styles stand in the element kept for them, dollar signs and all", () => {
  const html =
    '<head><style data-site-css=""></style><link rel="stylesheet" href="/assets/style.css"/></head>';
  expect(inlineStyles(page(html), 'a::after{content:"$&"}').html).toBe(
    '<head><style data-site-css="">a::after{content:"$&"}</style></head>',
  );
  expect(() => inlineStyles(page("<head></head>"), "a{}")).toThrow(
    "about.html: found 0 of the element for the styles, expected one",
  );
});

test("styles that cannot stand inside a page stop the build", () => {
  expect(() => checkStylesheet('a::after{content:"</STYLE>"}')).toThrow("found </style");
  expect(() => checkStylesheet("a{background:url(dot.svg)}")).toThrow("found url(dot.svg)");
  expect(() => checkStylesheet("a{background:url('../dot.svg')}")).toThrow(
    "found url('../dot.svg')",
  );
  checkStylesheet('a{background:url(/a.svg)}b{background:url("/a.svg")}c{fill:url(#g)}');
  checkStylesheet('a{background:url("data:image/svg+xml,%3csvg/%3e")}');
});
