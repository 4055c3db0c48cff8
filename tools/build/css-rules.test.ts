import { expect, test } from "vitest";
import { rulesOf } from "./css-rules.ts";

test("rules are told apart, whatever their strings hold", () => {
  expect(rulesOf('@layer a;b::after{content:"}{;"}c{}').map(({ text }) => text)).toEqual([
    "@layer a;",
    'b::after{content:"}{;"}',
    "c{}",
  ]);
});
