import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { blog, clinic, site } from "../../tests/support/content.ts";
import { quickFacts } from "../facts/quick-facts.ts";
import { Hero } from "./hero.tsx";

const facts = quickFacts(clinic, site);

const html = (bookingHref?: string) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <Hero content={blog.hero} facts={facts} bookingHref={bookingHref} />
    </MemoryRouter>,
  );

/** The hero's link addresses, in order. */
const linkAddresses = (page: string) =>
  [...page.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, to]) => to);

test("a hero links to the booking page unless its page sets another address", () => {
  expect(linkAddresses(html())).toEqual([clinic.booking.general, facts.phoneHref]);
  expect(linkAddresses(html("/contact"))).toEqual(["/contact", facts.phoneHref]);
});
