import { expect, test } from "vitest";
import { taggedBooking } from "./booking.ts";

const links = {
  generalUrl: "https://book.example/bookings",
  assessmentUrl: "https://book.example/bookings?type=1#times",
};

test("each booking link carries the campaign, after its existing query and before its fragment", () => {
  expect(taggedBooking({ ...links, campaign: "utm_source=website" })).toEqual({
    generalUrl: "https://book.example/bookings?utm_source=website",
    assessmentUrl: "https://book.example/bookings?type=1&utm_source=website#times",
  });
});
