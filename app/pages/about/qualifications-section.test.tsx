import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { clinic, pageContent } from "../../../tests/support/content.ts";
import { QualificationsSection } from "./qualifications-section.tsx";

const content = pageContent("pages/about");
const cards = content.qualifications.cards.map(({ degree: _degree, ...card }) => card);
const [first, ...others] = cards;
const degree = { name: "Master of Chiropractic", university: "A university", year: 2014 };

const html = (shown: typeof content.qualifications.cards) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <QualificationsSection
        content={{ ...content.qualifications, cards: shown }}
        referrers={content.referrers}
        registration={clinic.registration}
      />
    </MemoryRouter>,
  );

test("a card shows the degree or course behind it once the owner has filled it in", () => {
  if (!first) throw new Error("no cards");
  const line = "Master of Chiropractic, A university, 2014";
  expect(html([{ ...first, degree }, ...others])).toContain(line);
  expect(html(cards)).not.toContain(", 2014");
});
