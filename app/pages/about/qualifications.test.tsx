import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { clinic, pageContent } from "../../../tests/support/content.ts";
import { Qualifications } from "./qualifications.tsx";

const content = pageContent("pages/about");
const cards = content.qualifications.cards.map(({ training: _training, ...card }) => card);
const [first, ...others] = cards;
const training = { course: "Master of Chiropractic", provider: "A university", year: 2014 };

const html = (shown: typeof content.qualifications.cards) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <Qualifications
        content={{ ...content.qualifications, cards: shown }}
        referrers={content.referrers}
        registration={clinic.registration}
      />
    </MemoryRouter>,
  );

test("a card shows the degree or course behind it once the owner has filled it in", () => {
  if (!first) throw new Error("no cards");
  const line = "Master of Chiropractic, A university, 2014";
  expect(html([{ ...first, training }, ...others])).toContain(line);
  expect(html(cards)).not.toContain(", 2014");
});
