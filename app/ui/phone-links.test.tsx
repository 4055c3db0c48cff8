import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { PhoneLinks, PhoneNumbersContext } from "./phone-links.tsx";

const NUMBERS = [
  { number: "000", to: "tel:000" },
  { number: "13 11 14", to: "tel:131114" },
  { number: "13\u00a011\u00a014", to: "tel:131114" },
  { number: "(02) 5550 0142", to: "tel:+61255500142" },
];
const shown = (text: string) =>
  renderToStaticMarkup(
    <PhoneNumbersContext value={NUMBERS}>
      <PhoneLinks>{text}</PhoneLinks>
    </PhoneNumbersContext>,
  );

it.each(NUMBERS)("makes $number a link that dials it", ({ number, to }) => {
  expect(shown(`Ring ${number}, at any hour.`)).toBe(
    `Ring <a href="${to}" class="phone-link">${number.replaceAll(" ", "\u00a0")}</a>, at any hour.`,
  );
});

it.each(["Triple Zero (000)", "Triple\u00a0Zero\u00a0(000)"])("keeps %o on one line", (name) => {
  const named = [{ number: "Triple Zero (000)", to: "tel:000" }];
  expect(
    renderToStaticMarkup(
      <PhoneNumbersContext value={named}>
        <PhoneLinks>{`Call ${name}.`}</PhoneLinks>
      </PhoneNumbersContext>,
    ),
  ).toBe('Call <a href="tel:000" class="phone-link">Triple\u00a0Zero\u00a0(000)</a>.');
});

it("ignores part of a longer number", () => {
  expect(shown("It cost 1000 dollars.")).toBe("It cost 1000 dollars.");
});
