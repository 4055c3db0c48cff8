import { expect, it } from "vitest";
import { piecesOfFeed, piecesOfHtml } from "./html.ts";

const textsIn = (html: string) =>
  piecesOfHtml("a.html", html).map(({ place, text }) => `${place}: ${text}`);

it("reads the head, the texts and attributes for screen readers", () => {
  const page = `<!doctype html><html><head><title>A title</title>
    <meta name="description" content="What it is"><meta property="og:title" content="Shared">
    <meta name="viewport" content="width=device-width">
    <script type="application/ld+json">{"@type":"Person","name":"Jane","url":"/about"}</script>
    <style>p{color:red}</style></head>
    <body><h1>One <em>big</em><br>heading</h1><p>Words <a href="/x">with a link</a>.</p>
    <ul><li>First<ul><li>Second</li></ul></li></ul>
    <img src="a.jpg" alt="A beach"><button aria-label="Close">×</button>
    <noscript><p>Without script</p></noscript><script>const hidden = 1;</script></body></html>`;
  expect(textsIn(page)).toEqual([
    "title: A title",
    "meta description: What it is",
    "meta og:title: Shared",
    "structured data: name: Jane",
    "alt of img: A beach",
    "aria-label of button: Close",
    "h1: One big heading",
    "p: Words with a link.",
    "li: First",
    "li: Second",
    "button: ×",
    "p: Without script",
  ]);
});

it("reads a feed's titles and articles", () => {
  const feed = `<feed><title>News &amp; more</title><entry><summary type="html"><![CDATA[In short.]]></summary>
    <content type="html"><![CDATA[<p>One.</p><p>Two.</p>]]></content></entry></feed>`;
  expect(piecesOfFeed("feed.xml", feed).map(({ place, text }) => `${place}: ${text}`)).toEqual([
    "title: News & more",
    "summary: In short.",
    "content: One.",
    "content: Two.",
  ]);
});
