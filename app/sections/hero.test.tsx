import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { blog, clinic, site } from "../../tests/support/content.ts";
import { clinicSummary } from "../facts/clinic-summary.ts";
import { hero } from "../schema/parts.ts";
import { Hero } from "./hero.tsx";

const summary = clinicSummary(clinic, site);

const html = (ctaLink?: string) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <Hero words={blog.hero} clinic={summary} {...(ctaLink && { ctaLink })} />
    </MemoryRouter>,
  );

/** The addresses a picture's words lead to, in order. */
const leadsTo = (page: string) => [...page.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, to]) => to);

test('a hero\'s button says "Book Consultation" where the content names no other words', () => {
  expect(hero.shape.ctaText.parse(undefined)).toBe("Book Consultation");
  expect(hero.shape.ctaText.parse("Book Now")).toBe("Book Now");
});

test("a hero leads to the booking page where its page names no other", () => {
  expect(leadsTo(html())).toEqual([clinic.booking.general, summary.phoneLink]);
  expect(leadsTo(html("/contact"))).toEqual(["/contact", summary.phoneLink]);
});
