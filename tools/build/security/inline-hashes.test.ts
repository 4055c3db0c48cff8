import { expect, test } from "vitest";
import { parsePage } from "../page/html-tree.ts";
import { inlineHashes } from "./inline-hashes.ts";

// The example from the Content Security Policy specification.
const DO_SOMETHING = "'sha256-RFWPLDbv2BY+rCkDzsE+0fr8ylGr2R2faWMhq4lfEQc='";

test("hashes each inline script and style once", () => {
  const html =
    '<style>a{}</style><script>doSomething();</script><script type="inert">doSomething();</script>';
  const { scripts, styles } = inlineHashes(parsePage({ file: "a.html", path: "/a", html }));
  expect(scripts).toEqual([DO_SOMETHING]);
  expect(styles).toHaveLength(1);
});

test("structured data and script files need no hash", () => {
  const html =
    '<script type="application/ld+json">{"@type":"WebPage"}</script><script src="/placeholder/chat.js"></script>';
  expect(inlineHashes(parsePage({ file: "a.html", path: "/a", html }))).toEqual({
    scripts: [],
    styles: [],
  });
});
