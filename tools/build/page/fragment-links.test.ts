import { expect, test } from "vitest";
import { checkPlaces } from "./places.ts";

const page = (path: string, html: string) => ({ file: `${path.slice(1)}.html`, path, html });
const contact = page("/contact", '<h2 id="call">Call</h2><a href="#call">Up</a>');

test("a place on the page itself or on another is found", () => {
  const about = page("/about", '<a href="/contact#call">Call</a><a href="/contact">Contact</a>');
  expect(() => checkPlaces([contact, about])).not.toThrow();
});

test("a link to a place that is not there is told once, with the pages it stands on", () => {
  const link = '<a class="x" href="/contact#cal">Call</a>';
  const about = page("/about", `${link}<a href="#down">Down</a>`);
  const lines = [
    "content: found a link to /contact#cal on /, /about; expected a place that is on /contact",
    "content: found a link to /about#down on /about; expected a place that is on /about",
  ];
  expect(() => checkPlaces([contact, page("/", link), about])).toThrow(lines.join("\n"));
});

test("what is no page of the site is not asked for places", () => {
  expect(() => checkPlaces([page("/", '<a href="/admin#/collections">Edit</a>')])).not.toThrow();
});
