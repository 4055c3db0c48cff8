import { expect, test } from "vitest";
import { taggedBooking } from "./booking.ts";

const links = {
  general: "https://book.example/bookings",
  assessment: "https://book.example/bookings?type=1#times",
};

test("each booking link carries the campaign, after its existing query and before its fragment", () => {
  expect(taggedBooking({ ...links, campaign: "utm_source=website" })).toEqual({
    general: "https://book.example/bookings?utm_source=website",
    assessment: "https://book.example/bookings?type=1&utm_source=website#times",
  });
});
