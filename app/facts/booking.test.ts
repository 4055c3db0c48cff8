import { expect, test } from "vitest";
import { taggedBooking } from "./booking.ts";

const links = {
  general: "https://book.example/bookings",
  assessment: "https://book.example/bookings?type=1#times",
};

test("booking links stay as they are without a campaign", () => {
  expect(taggedBooking(links)).toEqual(links);
});

test("each booking link carries the campaign, after its existing query and before its fragment", () => {
  expect(taggedBooking({ ...links, campaign: "utm_source=website" })).toEqual({
    general: "https://book.example/bookings?utm_source=website",
    assessment: "https://book.example/bookings?type=1&utm_source=website#times",
  });
});
