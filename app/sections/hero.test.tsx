import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { blog, clinic, site } from "../../tests/support/content.ts";
import { contactInfo } from "../facts/contact-info.ts";
import { Hero } from "./hero.tsx";

const contact = contactInfo(clinic);

const html = (bookingUrl?: string) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <Hero
        content={blog.hero}
        labels={site.quickFacts}
        contact={contact}
        bookingUrl={bookingUrl}
      />
    </MemoryRouter>,
  );

/** The hero's link addresses, in order. */
const linkUrls = (page: string) =>
  [...page.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, to]) => to);

test("a hero links to the booking page unless its page sets another address", () => {
  expect(linkUrls(html())).toEqual([clinic.booking.generalUrl, contact.phoneUrl]);
  expect(linkUrls(html("/contact"))).toEqual(["/contact", contact.phoneUrl]);
});
