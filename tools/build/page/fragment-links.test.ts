import { expect, test } from "vitest";
import { refuseBrokenFragments } from "./fragment-links.ts";
import { parsePage } from "./html-tree.ts";

const page = (path: string, html: string) =>
  parsePage({ file: `${path.slice(1)}.html`, path, html });
const contact = page("/contact", '<h2 id="call">Call</h2><a href="#call">Up</a>');

test("a link to an id on its own or another page is fine", () => {
  const about = page("/about", '<a href="/contact#call">Call</a><a href="/contact">Contact</a>');
  expect(() => refuseBrokenFragments([contact, about])).not.toThrow();
});

test("a link to a missing id is reported once, with the pages it's on", () => {
  const link = '<a class="x" href="/contact#cal">Call</a>';
  const about = page("/about", `${link}<a href="#down">Down</a>`);
  const lines = [
    "content: found a link to /contact#cal on /, /about; expected an id that is on /contact",
    "content: found a link to /about#down on /about; expected an id that is on /about",
  ];
  expect(() => refuseBrokenFragments([contact, page("/", link), about])).toThrow(lines.join("\n"));
});

test("links to anything but pages aren't checked", () => {
  expect(() =>
    refuseBrokenFragments([page("/", '<a href="/feed.xml#latest">Feed</a>')]),
  ).not.toThrow();
});
