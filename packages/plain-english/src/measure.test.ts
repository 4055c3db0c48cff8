import { expect, test } from "vitest";
import { measurePage } from "./measure.ts";

const OPTIONS = { boxTitle: "Get help first", leftOut: ["We keep"], leftOutTitles: ["Sources"] };
const measure = (html: string) => measurePage(`<main>${html}</main>`, OPTIONS);

test("words in a closed <details> or a tab that isn't chosen are folded, a summary isn't", () => {
  const figures = measure(`
    <details><summary>Two words</summary><p>Three more words.</p></details>
    <div role="tabpanel" data-state="inactive"><p>Four words in all.</p></div>`);
  expect(figures).toMatchObject({ words: 9, inView: 2, folded: 7 });
});

test("buttons, forms, hours and sources aren't counted, a heading that is a link is", () => {
  const figures = measure(`
    <div><a href="/book">Book now</a> <a href="tel:1">Call</a></div><form>Your name</form>
    <table><tr><th>Monday</th><td>8:00 am – 7:00 pm</td></tr></table>
    <p>We keep your details.</p><section><h2>Sources</h2><p>A study.</p></section>
    <h3><a href="/a">Three counted words</a></h3>`);
  expect(figures.words).toBe(3);
});

test("triage, limits and what is in the box, as shares of the words in view", () => {
  const figures = measure(`
    <p>See your GP. Studies are few. I’ll explain it.</p>
    <section><h2>Get help first</h2><ul><li>Severe pain.</li></ul></section>
    <details><summary>More</summary><ul><li>Call Triple Zero now.</li></ul></details>`);
  expect(figures.inView).toBe(15);
  expect(figures.triage).toBeCloseTo(8 / 15);
  expect(figures.limits).toBeCloseTo(3 / 15);
  expect(figures.both).toBeCloseTo(11 / 15);
  expect(figures.outsideBox).toBeCloseTo(6 / 15);
  expect(figures.bothOfAll).toBeCloseTo(15 / 19);
  expect(figures.linesInBox).toBe(1);
});

test("a table's row is triage if one of its cells is", () => {
  const figures = measure("<table><tr><td>Green vomit</td><td>See your GP</td></tr></table>");
  expect(figures.triage).toBe(1);
});
